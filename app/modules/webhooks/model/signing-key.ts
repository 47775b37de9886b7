/** What stands before the 32 bytes of an Ed25519 seed in PKCS #8 (RFC 8410). */
const pkcs8 = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20];

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** A private key out of 32 random bytes, as it is stored: base64 of the seed. */
export function signingKeyOf(seed: Uint8Array): string {
  return base64Of(seed);
}

function opened(key: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from([...pkcs8, ...bytesOf(key)]);
  return crypto.subtle.importKey("pkcs8", bytes, { name: "Ed25519" }, true, ["sign"]);
}

/** The public half: `whpk_` and base64 of its 32 bytes (Standard Webhooks). */
export async function publicKeyOf(key: string): Promise<string> {
  const jwk = await crypto.subtle.exportKey("jwk", await opened(key));
  const { x = "" } = "x" in jwk ? jwk : {};
  return `whpk_${base64Of(bytesOf(x.replaceAll("-", "+").replaceAll("_", "/")))}`;
}

/** The `v1a` signature of a message: Ed25519 over `id.timestamp.body`. */
export async function keySignatureOf(key: string, { id, timestamp }: { id: string; timestamp: string }, body: string) {
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  return `v1a,${base64Of(new Uint8Array(await crypto.subtle.sign({ name: "Ed25519" }, await opened(key), signed)))}`;
}
