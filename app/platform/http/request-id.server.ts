/** The header by which a question and what is noted of it are found again. */
export const requestIdHeader = "X-Request-Id";

/** The id that the entry of the Worker gave a request. */
export function getRequestId(request: Request): string {
  return request.headers.get(requestIdHeader) ?? "none";
}

/** A request under an id of ours: what a stranger calls it counts for nothing. */
export function withRequestId(request: Request, id: string): Request {
  const headers = new Headers(request.headers);
  headers.set(requestIdHeader, id);
  return new Request(request, { headers });
}
