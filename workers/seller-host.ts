import { findHostOwner } from "#app/modules/partners/db/seller-hosts.server.ts";
import type { HostOwner } from "#app/modules/partners/model/seller-host.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { fail } from "#app/platform/kernel/result.ts";

/** What a seller's host shows: pages of orders for their customers, and what these load. Nobody signs in there. */
const shownPattern = /^\/((api\/)?track|check-proof|stop-messages|mail-logo)(\/|$)/;

/**
 * Whose orders the host of a request shows; null on the installation's own host, and on one that nobody proved. Instead a
 * response, for what a seller's host does not show.
 */
export async function findSellerHost(
  request: Request,
  { db, origin }: Pick<AppContext, "db" | "origin">,
): Promise<HostOwner | Response | null> {
  const { host, hostname, pathname } = new URL(request.url);
  const own = new URL(origin);
  if (host === own.host || hostname === own.hostname) return null;
  const owner = await findHostOwner(db, hostname);
  if (!owner || shownPattern.test(pathname)) return owner;
  if (pathname !== "/") return toFailureResponse(request, fail("not_found").failure);
  return new Response(null, { status: 302, headers: { Location: "/track", "Cache-Control": "private, no-store" } });
}
