/** The header that links a request with its log lines. */
export const requestIdHeader = "X-Request-Id";

/** The id that the entry of the Worker gave a request. */
export function getRequestId(request: Request): string {
  return request.headers.get(requestIdHeader) ?? "none";
}

/** Replaces the request's id by our own: the client's value is not trusted. */
export function withRequestId(request: Request, id: string): Request {
  const headers = new Headers(request.headers);
  headers.set(requestIdHeader, id);
  return new Request(request, { headers });
}
