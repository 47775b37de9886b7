import type { Scope } from "#app/platform/db/scope.server.ts";
import type { EventObject } from "./event-objects.ts";

/** Objects of a kind as the API's list of them answers each, by id; what is gone, or has no list, is not among them. */
export type ReadWebhookObjects = (
  scope: Scope,
  kind: EventObject,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, object>>;
