import { requestIdHeader } from "#app/platform/http/request-id.server.ts";

/**
 * Headers of every response: no caching unless stated, no content sniffing, and the request id used in logs. Hashed
 * files are served before the Worker (public/_headers).
 */
export function withResponseHeaders(response: Response, requestId: string): Response {
  if (response.status === 101) return response;
  const headers = new Headers(response.headers);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  // A cached response keeps the id of its original request, as its body does.
  if (!headers.has(requestIdHeader)) headers.set(requestIdHeader, requestId);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
