const hexDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Bytes as base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes that `toBase64Url` wrote; throws for what is none. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(bytes, (sign) => sign.charCodeAt(0));
}

/** SHA-256 of a text, hexadecimal: what is stored in place of a token. */
export async function hashSha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return toHex(new Uint8Array(digest));
}

/** Compares tokens in constant time. */
export async function isSameToken(candidate: string, known: string): Promise<boolean> {
  return (await hashSha256Hex(candidate)) === (await hashSha256Hex(known));
}

/** Formats bytes as lowercase hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += hexDigits[byte];
  return text;
}
