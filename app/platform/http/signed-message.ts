import { Webhook } from "standardwebhooks";

/** Maximum deviation of a message's time, seconds (Standard Webhooks). */
const toleranceSeconds = 5 * 60;

/** The headers that a signed message comes with (Standard Webhooks). */
export interface SignatureHeaders {
  id: string;
  /** Seconds since 1970, as text. */
  timestamp: string;
  /** `v1,<base64>`, several with spaces between while a secret is changed. */
  signature: string;
}

/** The `v1` signature of a message: HMAC-SHA256 over `id.timestamp.body`. @param secret `whsec_` and base64 */
export function signMessage(
  secret: string,
  { id, timestamp }: Omit<SignatureHeaders, "signature">,
  body: string,
): string {
  return new Webhook(secret).sign(id, new Date(Number(timestamp) * 1000), body);
}

/**
 * True for a message that the holder of the secret signed within five minutes of `now` (milliseconds).
 * The library's own check reads the machine's clock, which a sandbox's is not.
 */
export function hasValidSignature(secret: string, signed: SignatureHeaders, body: string, now: number): boolean {
  const at = Number(signed.timestamp);
  if (!Number.isInteger(at) || Math.abs(now / 1000 - at) > toleranceSeconds) return false;
  const expected = signMessage(secret, signed, body);
  let found = false;
  for (const each of signed.signature.split(" ")) if (isEqualConstantTime(each, expected)) found = true;
  return found;
}

/** Compares in constant time. */
function isEqualConstantTime(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let at = 0; at < b.length; at += 1) difference |= (a.charCodeAt(at) || 0) ^ b.charCodeAt(at);
  return difference === 0;
}
