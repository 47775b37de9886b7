/** Names carry `__Host-`: only this host over a secure connection can set them (localhost counts as secure). */
export const sessionCookie = "__Host-session";
/** Identifies a device that someone signed in on; outlives the session. */
export const deviceCookie = "__Host-device";
export const accountCookie = "__Host-account";
export const preferenceCookie = "__Host-preferences";
/** The state between the steps of signing in: attempt, address, code. */
export const signInAttemptCookie = "__Host-held";
/** The shipment type last looked at on this device. */
export const shipmentTypeCookie = "__Host-shipments";

/** Why the last page could not be opened: shown once by the page the person was redirected to, which clears it. */
export const refusalCookie = "__Host-refused";

/** Cookie lifetime 365 days. */
const DEFAULT_LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** The value of a cookie of the request; null without one, or for a value we never set. */
export function readCookie(request: Request, name: string): string | null {
  for (const part of (request.headers.get("Cookie") ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return decodeCookie(part.slice(at + 1).trim());
  }
  return null;
}

function decodeCookie(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A Set-Cookie header; an empty value ends the cookie. */
export function formatSetCookie(name: string, value: string, seconds = DEFAULT_LIFETIME_SECONDS): string {
  const age = value === "" ? 0 : seconds;
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; Secure; HttpOnly; SameSite=Lax`;
}

/** A Set-Cookie header that the page itself reads once: the reason of a refusal, for a minute. */
export function formatRefusalCookie(code: string): string {
  return `${refusalCookie}=${encodeURIComponent(code)}; Path=/; Max-Age=60; Secure; SameSite=Lax`;
}
