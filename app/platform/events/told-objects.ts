import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { EventObject } from "#app/domain/webhooks/event-objects.ts";

/** Objects of a kind as the API's list of them answers each, by id; what is gone, or has no list, is not among them. */
export type ToldObjects = (
  scope: Scope,
  kind: EventObject,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, object>>;
