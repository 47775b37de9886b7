import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";

/**
 * Passes a viewer's WebSocket to the account's fleet room, which closes it when the session (the hash of its token)
 * ends.
 */
export async function watchRoutes(
  { account, locations, ports }: Scope,
  { request, session }: { request: Request; session: string },
): Promise<Result<Response>> {
  if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") return fail("malformed");
  const visibility = locations === "all" ? "all" : "some";
  return ok(await ports.fleetRoom(account.id).connect(request, { session, visibility }));
}
