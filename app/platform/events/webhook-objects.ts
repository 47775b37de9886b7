import type { Scope } from "#app/platform/db/scope.server.ts";
import type { EventObject } from "./event-objects.ts";

/**
 * Reads objects of a kind as the API's list returns them, by id; deleted objects and kinds without a list are left out.
 */
export type ReadWebhookObjects = (
  scope: Scope,
  kind: EventObject,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, object>>;
