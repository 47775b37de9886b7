import type { PushPayload } from "#app/modules/notifications/model/push-message.ts";
import { fromBase64Url, toBase64Url } from "#app/platform/kernel/tokens.ts";

const curve = { name: "ECDH", namedCurve: "P-256" } as const;
const text = (value: string) => new TextEncoder().encode(value);

/** A browser as push services know it: it decrypts what it is sent, by RFC 8291 read from the other side. */
export class PushBrowser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly #private: CryptoKey;

  private constructor(endpoint: string, keys: { p256dh: string; auth: string }, own: CryptoKey) {
    this.endpoint = endpoint;
    this.p256dh = keys.p256dh;
    this.auth = keys.auth;
    this.#private = own;
  }

  static async make(endpoint = `https://push.services.com/${crypto.randomUUID()}`): Promise<PushBrowser> {
    const pair = (await crypto.subtle.generateKey(curve, true, ["deriveBits"])) as CryptoKeyPair;
    const raw = (await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer;
    const auth = toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
    return new PushBrowser(endpoint, { p256dh: toBase64Url(new Uint8Array(raw)), auth }, pair.privateKey);
  }

  /** What a page sends to the server. */
  get subscription() {
    return { endpoint: this.endpoint, p256dh: this.p256dh, auth: this.auth };
  }

  /** The text of an encrypted body; throws for one that is not for this browser. */
  async read(body: Uint8Array): Promise<string> {
    const salt = new Uint8Array(body.slice(0, 16));
    const size = new DataView(body.buffer, body.byteOffset).getUint32(16);
    const idLength = body[20] ?? 0;
    const server = new Uint8Array(body.slice(21, 21 + idLength));
    const sealed = new Uint8Array(body.slice(21 + idLength));
    if (sealed.length > size) throw new Error("more than one record");
    const theirs = await crypto.subtle.importKey("raw", server, curve, false, []);
    const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: theirs }, this.#private, 256);
    const info = Uint8Array.of(...text("WebPush: info\0"), ...fromBase64Url(this.p256dh), ...server);
    const secret = await hkdf(shared, fromBase64Url(this.auth), info, 32);
    const key = await hkdf(secret, salt, text("Content-Encoding: aes128gcm\0"), 16);
    const iv = await hkdf(secret, salt, text("Content-Encoding: nonce\0"), 12);
    const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
    const open = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, sealed));
    const end = open.lastIndexOf(2);
    if (end < 0 || open.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("not the last record");
    return new TextDecoder().decode(open.subarray(0, end));
  }

  async payload(body: Uint8Array): Promise<PushPayload> {
    return JSON.parse(await this.read(body));
  }
}

async function hkdf(secret: ArrayBuffer, salt: BufferSource, info: BufferSource, length: number): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8);
}

/** The claims of a `vapid` header, once its signature is verified with the key in it. */
export async function readVapid(header: string): Promise<{ aud: string; exp: number; sub: string; key: string }> {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const named = { name: "ECDSA", namedCurve: "P-256" };
  const open = await crypto.subtle.importKey("raw", fromBase64Url(key), named, false, ["verify"]);
  const how = { name: "ECDSA", hash: "SHA-256" };
  const holds = await crypto.subtle.verify(how, open, fromBase64Url(signature), text(`${head}.${claims}`));
  if (!holds) throw new Error("the signature is not of this key");
  return { ...JSON.parse(new TextDecoder().decode(fromBase64Url(claims))), key };
}
