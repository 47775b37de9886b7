import type { Scope } from "#app/platform/db/scope.server.ts";
import { listQueryValues } from "#app/platform/http/query-parameters.ts";
import { isUuid } from "#app/platform/kernel/ids.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { type NamedChoice, readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { type LiveBoard, readLiveBoard, readLiveChange } from "../../db/live.reads.server.ts";
import { type LiveChange, MAX_NAMED_ORDERS, parseLiveFilter } from "../../model/live-board.ts";

export interface LiveView {
  board: LiveBoard;
  options: Record<"location" | "merchant" | "team" | "shipping_method", NamedChoice[]>;
}

/** The live view: today's orders by state, filtered by the URL, with the filter's choices. */
export async function viewLive(scope: Scope, { url }: { url: URL }): Promise<Result<LiveView>> {
  const [board, location, merchant, team, shipping_method] = await Promise.all([
    readLiveBoard(scope, parseLiveFilter(url.searchParams)),
    readNamedChoices(scope, "locations"),
    readNamedChoices(scope, "merchants"),
    readNamedChoices(scope, "teams"),
    readNamedChoices(scope, "shipping_methods"),
  ]);
  return ok({ board, options: { location, merchant, team, shipping_method } });
}

/** `GET orders/live?ids=…`: those of the orders that are on the board now; a missing one has left it. */
export async function viewLiveChanges(scope: Scope, { url }: { url: URL }): Promise<Result<LiveChange>> {
  const ids = listQueryValues(url.searchParams, "ids").filter(isUuid);
  if (ids.length === 0) return failFields({ ids: [{ code: "required" }] });
  if (ids.length > MAX_NAMED_ORDERS)
    return failFields({ ids: [{ code: "query:many", params: { limit: MAX_NAMED_ORDERS } }] });
  return ok(await readLiveChange(scope, ids, parseLiveFilter(url.searchParams)));
}

/** Passes a viewer's WebSocket to the account's room, which closes it with the session (the hash of its token). */
export async function watchLive(scope: Scope, request: Request, session: string): Promise<Result<Response>> {
  if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") return fail("malformed");
  return ok(await scope.ports.liveRoom(scope.account.id).connect(request, session));
}
