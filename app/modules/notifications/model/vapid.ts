import { hour } from "#app/platform/kernel/milliseconds.ts";
import { fromBase64Url, toBase64Url } from "#app/platform/kernel/tokens.ts";

/** The key pair that identifies an installation to push services (RFC 8292); base64url. */
export interface VapidKeys {
  /** The P-256 point that pages pass to the browser. */
  publicKey: string;
  /** PKCS #8. */
  privateKey: string;
}

const ecdsaCurve = { name: "ECDSA", namedCurve: "P-256" } as const;
/** Push services accept at most a day. */
const TOKEN_LIFETIME_MS = 12 * hour;

export async function createVapidKeys(): Promise<VapidKeys> {
  const pair = await crypto.subtle.generateKey(ecdsaCurve, true, ["sign", "verify"]);
  if (!("publicKey" in pair)) throw new TypeError("a curve has pairs of keys");
  const [open, secret] = await Promise.all([
    crypto.subtle.exportKey("raw", pair.publicKey),
    crypto.subtle.exportKey("pkcs8", pair.privateKey),
  ]);
  if (!(open instanceof ArrayBuffer && secret instanceof ArrayBuffer)) throw new TypeError("keys are bytes");
  return { publicKey: toBase64Url(new Uint8Array(open)), privateKey: toBase64Url(new Uint8Array(secret)) };
}

/** The `Authorization` of a message. @param message `subject` is our contact for the push service, a `mailto:` or `https:` URL; `now` is in milliseconds */
export async function createVapidHeader(
  { publicKey, privateKey }: VapidKeys,
  message: { endpoint: string; subject: string; now: number },
): Promise<string> {
  const part = (value: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
  const expires = Math.floor((message.now + TOKEN_LIFETIME_MS) / 1000);
  const claims = { aud: new URL(message.endpoint).origin, exp: expires, sub: message.subject };
  const signingInput = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const key = await crypto.subtle.importKey("pkcs8", fromBase64Url(privateKey), ecdsaCurve, false, ["sign"]);
  const signed = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    key,
    new TextEncoder().encode(signingInput),
  );
  return `vapid t=${signingInput}.${toBase64Url(new Uint8Array(signed))}, k=${publicKey}`;
}
