/** Basic authentication (RFC 7617) of a request: what stands before and after the colon. */
export interface BasicCredentials {
  name: string;
  password: string;
}

/** The credentials of a request; null without any, `unreadable` where they are no base64 of a pair. */
export function readBasicCredentials(request: Request): BasicCredentials | "unreadable" | null {
  const header = request.headers.get("Authorization") ?? "";
  if (!/^basic /i.test(header)) return null;
  const encoded = header.slice("basic ".length).trim();
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(encoded) || encoded.length % 4 !== 0) return "unreadable";
  const pair = atob(encoded);
  const colon = pair.indexOf(":");
  return colon < 0 ? "unreadable" : { name: pair.slice(0, colon), password: pair.slice(colon + 1) };
}
