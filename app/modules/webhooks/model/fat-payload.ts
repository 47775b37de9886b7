import { can, type Grants } from "#app/platform/access/can.ts";
import { isPortal, portalPermissions } from "#app/platform/access/portal.ts";
import { type EventType, eventCatalogue, eventTypes } from "#app/platform/events/event-catalogue.ts";
import { type EventObject, eventObjects } from "#app/platform/events/event-objects.ts";

/**
 * Object types that these events (none: all) contain and that the person may not see: an endpoint must not show more
 * than their screens do. A portal gets no events about objects that it does not have.
 */
export function listHiddenObjects(grants: Pick<Grants, "permissions">, events: readonly EventType[]): EventObject[] {
  const kinds = new Set((events.length > 0 ? events : eventTypes).map((type) => eventCatalogue[type].object));
  const there = isPortal(grants) ? new Set<string>(portalPermissions) : null;
  return [...kinds].filter((kind) => {
    const { permission } = eventObjects[kind];
    return permission !== null && (there?.has(permission) ?? true) && !can(grants, permission);
  });
}
