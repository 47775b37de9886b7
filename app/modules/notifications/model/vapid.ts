import { hour } from "#app/platform/kernel/milliseconds.ts";
import { base64Url, bytesOfBase64Url } from "#app/platform/kernel/tokens.ts";

/** What an installation shows push services that it is the one whom a browser allowed to speak (RFC 8292); base64url. */
export interface VapidKeys {
  /** The P-256 point, as pages hand it to the browser. */
  publicKey: string;
  /** PKCS #8. */
  privateKey: string;
}

const curve = { name: "ECDSA", namedCurve: "P-256" } as const;
/** Push services take a day at most. */
const lasts = 12 * hour;

/** A new pair. */
export async function makeVapidKeys(): Promise<VapidKeys> {
  const pair = await crypto.subtle.generateKey(curve, true, ["sign", "verify"]);
  if (!("publicKey" in pair)) throw new TypeError("a curve has pairs of keys");
  const [open, secret] = await Promise.all([
    crypto.subtle.exportKey("raw", pair.publicKey),
    crypto.subtle.exportKey("pkcs8", pair.privateKey),
  ]);
  if (!(open instanceof ArrayBuffer && secret instanceof ArrayBuffer)) throw new TypeError("keys are bytes");
  return { publicKey: base64Url(new Uint8Array(open)), privateKey: base64Url(new Uint8Array(secret)) };
}

/** The `Authorization` of a message. @param asked `subject`: how the push service reaches us, a `mailto:` or `https:` address; `now` milliseconds */
export async function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  asked: { endpoint: string; subject: string; now: number },
): Promise<string> {
  const part = (value: object) => base64Url(new TextEncoder().encode(JSON.stringify(value)));
  const expires = Math.floor((asked.now + lasts) / 1000);
  const claims = { aud: new URL(asked.endpoint).origin, exp: expires, sub: asked.subject };
  const said = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const key = await crypto.subtle.importKey("pkcs8", bytesOfBase64Url(privateKey), curve, false, ["sign"]);
  const signed = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, new TextEncoder().encode(said));
  return `vapid t=${said}.${base64Url(new Uint8Array(signed))}, k=${publicKey}`;
}
