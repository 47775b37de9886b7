/**
 * What every answer carries, whoever made it: nothing of ours is kept by a cache unless it says so, and no browser
 * guesses what kind of file it is. Hashed files are answered before the Worker (public/_headers).
 */
export function withAnswerHeaders(response: Response): Response {
  if (response.status === 101) return response;
  const headers = new Headers(response.headers);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
