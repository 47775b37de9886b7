import { can, type Grants } from "#app/platform/access/can.ts";
import { isPortal, portalPermissions } from "#app/platform/access/portal.ts";
import { type EventType, eventCatalogue, eventTypes } from "#app/platform/events/event-catalogue.ts";
import { type EventObject, eventObjects } from "#app/platform/events/event-objects.ts";

/**
 * The kinds of objects that some events carry along (no events: all) and that somebody may not look at: an endpoint shows
 * nobody more than their own screens do. What a portal has not, no event of it is about.
 */
export function listHiddenObjects(grants: Pick<Grants, "permissions">, events: readonly EventType[]): EventObject[] {
  const kinds = new Set((events.length > 0 ? events : eventTypes).map((type) => eventCatalogue[type].object));
  const there = isPortal(grants) ? new Set<string>(portalPermissions) : null;
  return [...kinds].filter((kind) => {
    const { permission } = eventObjects[kind];
    return permission !== null && (there?.has(permission) ?? true) && !can(grants, permission);
  });
}
