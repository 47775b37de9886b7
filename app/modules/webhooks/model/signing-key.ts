/** The PKCS #8 prefix of the 32 bytes of an Ed25519 seed (RFC 8410). */
const pkcs8Prefix = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20];

const fromBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** A private key from 32 random bytes, stored as base64 of the seed. */
export function createSigningKey(seed: Uint8Array): string {
  return toBase64(seed);
}

function importSigningKey(key: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from([...pkcs8Prefix, ...fromBase64(key)]);
  return crypto.subtle.importKey("pkcs8", bytes, { name: "Ed25519" }, true, ["sign"]);
}

/** The public key: `whpk_` and base64 of its 32 bytes (Standard Webhooks). */
export async function derivePublicKey(key: string): Promise<string> {
  const jwk = await crypto.subtle.exportKey("jwk", await importSigningKey(key));
  const { x = "" } = "x" in jwk ? jwk : {};
  return `whpk_${toBase64(fromBase64(x.replaceAll("-", "+").replaceAll("_", "/")))}`;
}

/** The `v1a` signature of a message: Ed25519 over `id.timestamp.body`. */
export async function signWithKey(key: string, { id, timestamp }: { id: string; timestamp: string }, body: string) {
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  return `v1a,${toBase64(new Uint8Array(await crypto.subtle.sign({ name: "Ed25519" }, await importSigningKey(key), signed)))}`;
}
