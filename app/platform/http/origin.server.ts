import type { MiddlewareFunction } from "react-router";
import { fail } from "#app/platform/kernel/result.ts";
import { endpointContext } from "./contexts.server.ts";
import type { EndpointArgs } from "./endpoint-definition.ts";
import { toFailureResponse } from "./failures.server.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes and sockets that a browser requests from another site: a cookie alone proves nothing. Programs send
 * no Origin and no cookie. What pages of other sites call checks their site by itself.
 */
export const requireSameOrigin: MiddlewareFunction<Response> = ({ request, context }, next) => {
  if (context.get(endpointContext)?.endpoint.findSite) return next();
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

/**
 * Lets the page of a site read an answer (CORS), and answers what its browser asks before it sends a request. Any other page
 * is answered too, which its browser keeps from it.
 */
export async function answerSite(
  { request, context }: Pick<EndpointArgs, "context" | "request">,
  findSite: (args: Pick<EndpointArgs, "context" | "request">) => Promise<string | null>,
  answer: () => Promise<Response>,
): Promise<Response> {
  const site = await findSite({ request, context });
  const isAsked = request.method === "OPTIONS";
  const made = isAsked ? new Response(null, { status: 204 }) : await answer();
  const response = new Response(made.body, made);
  response.headers.append("Vary", "Origin");
  if (site === null) return response;
  response.headers.set("Access-Control-Allow-Origin", site);
  response.headers.set("Access-Control-Expose-Headers", "Retry-After");
  if (isAsked) {
    response.headers.set("Access-Control-Allow-Methods", "GET, POST");
    response.headers.set("Access-Control-Allow-Headers", "Content-Type");
    response.headers.set("Access-Control-Max-Age", "600");
  }
  return response;
}
