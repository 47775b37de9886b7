import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";

/** Hands a viewer's WebSocket to the room of the account's agents, which ends it with the session (the hash of its token). */
export async function watchRoutes(
  { account, locations, ports }: Scope,
  { request, session }: { request: Request; session: string },
): Promise<Result<Response>> {
  if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") return fail("malformed");
  const visibility = locations === "all" ? "all" : "some";
  return ok(await ports.fleetRoom(account.id).connect(request, { session, visibility }));
}
