import type { MiddlewareFunction } from "react-router";
import { fail } from "#app/platform/kernel/result.ts";
import { toFailureResponse } from "./failures.server.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes and sockets that a browser requests from another site: a cookie alone proves nothing. Programs send
 * no Origin and no cookie.
 */
export const requireSameOrigin: MiddlewareFunction<Response> = ({ request }, next) => {
  const isSocket = request.headers.get("Upgrade")?.toLowerCase() === "websocket";
  if ((isSocket || !safeMethods.has(request.method)) && isCrossOrigin(request))
    return toFailureResponse(request, fail("foreign_origin").failure);
  return next();
};

function isCrossOrigin(request: Request): boolean {
  const origin = request.headers.get("Origin");
  if (origin !== null) return origin !== new URL(request.url).origin;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  return request.headers.has("Cookie");
}
