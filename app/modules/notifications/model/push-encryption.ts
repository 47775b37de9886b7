import { fromBase64Url } from "#app/platform/kernel/tokens.ts";

/** Encryption keys of a browser: its P-256 point and its secret, base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Random values of a message; tests pass fixed ones. */
export interface MessageSecrets {
  salt: Uint8Array<ArrayBuffer>;
  pair: CryptoKeyPair;
}

/** Longest text, bytes: with header, padding and tag it fills the 4,096 bytes that every push service accepts (RFC 8291, section 4). */
export const MAX_PUSH_BYTES = 3_993;

const ecdhCurve = { name: "ECDH", namedCurve: "P-256" } as const;
const RECORD_SIZE = 4_096;
const toBytes = (text: string) => new TextEncoder().encode(text);

/** Encrypts the body of a push message for one browser as `aes128gcm` (RFC 8291, RFC 8188). Throws for invalid keys and for a text that is too long. */
export async function encryptPush(text: string, to: PushKeys, made?: MessageSecrets): Promise<Uint8Array<ArrayBuffer>> {
  const plain = toBytes(text);
  if (plain.length > MAX_PUSH_BYTES) throw new RangeError("the text of a push message is too long");
  const { salt, pair } = made ?? (await createMessageSecrets());
  const theirs = fromBase64Url(to.p256dh);
  const ours = new Uint8Array(await exportRawKey(pair.publicKey));
  const their = await crypto.subtle.importKey("raw", theirs, ecdhCurve, false, []);
  const shared = new Uint8Array(await crypto.subtle.deriveBits({ name: "ECDH", public: their }, pair.privateKey, 256));
  const secret = await deriveKeyBytes(
    shared,
    fromBase64Url(to.auth),
    concatBytes(toBytes("WebPush: info\0"), theirs, ours),
    32,
  );
  const key = await deriveKeyBytes(secret, salt, toBytes("Content-Encoding: aes128gcm\0"), 16);
  const iv = await deriveKeyBytes(secret, salt, toBytes("Content-Encoding: nonce\0"), 12);
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt"]);
  // A single, last record: it ends with 2 and has no padding.
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, aes, concatBytes(plain, Uint8Array.of(2)));
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_SIZE);
  return concatBytes(salt, size, Uint8Array.of(ours.length), ours, new Uint8Array(sealed));
}

/** True for valid keys: a point of the curve and 16 bytes. */
export async function arePushKeys({ p256dh, auth }: PushKeys): Promise<boolean> {
  try {
    await crypto.subtle.importKey("raw", fromBase64Url(p256dh), ecdhCurve, false, []);
    return fromBase64Url(auth).length === 16;
  } catch {
    return false;
  }
}

async function createMessageSecrets(): Promise<MessageSecrets> {
  const pair = await crypto.subtle.generateKey(ecdhCurve, true, ["deriveBits"]);
  if (!("publicKey" in pair)) throw new TypeError("a curve has pairs of keys");
  return { salt: crypto.getRandomValues(new Uint8Array(16)), pair };
}

async function exportRawKey(key: CryptoKey): Promise<ArrayBuffer> {
  const raw = await crypto.subtle.exportKey("raw", key);
  if (!(raw instanceof ArrayBuffer)) throw new TypeError("a raw key is bytes");
  return raw;
}

/** HKDF with SHA-256 (RFC 5869). */
async function deriveKeyBytes(
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8));
}

function concatBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
