import { requestIdHeader } from "#app/platform/http/request-id.server.ts";

/**
 * What every answer carries, whoever made it: nothing of ours is kept by a cache unless it says so, and no browser
 * guesses what kind of file it is; its id is the one under which it is noted. Hashed files are answered before the Worker (public/_headers).
 */
export function withResponseHeaders(response: Response, requestId: string): Response {
  if (response.status === 101) return response;
  const headers = new Headers(response.headers);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  // What a cache kept names the request that it was made for: its body does, too.
  if (!headers.has(requestIdHeader)) headers.set(requestIdHeader, requestId);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
