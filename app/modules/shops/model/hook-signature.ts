/** HMAC-SHA256 of a text, base64, as both platforms sign their webhooks. */
export async function computeHookSignature(secret: string, text: string): Promise<string> {
  return btoa(String.fromCharCode(...(await computeHmac(secret, text))));
}

/** HMAC-SHA256 in hexadecimal, as Shopify signs the return URL. */
export async function computeAddressSignature(secret: string, query: URLSearchParams): Promise<string> {
  const parts = [...query].filter(([name]) => name !== "hmac" && name !== "signature");
  // Shopify's libraries sign the escaped query, with a space as %20.
  const text = new URLSearchParams(parts.sort(([a], [b]) => (a < b ? -1 : 1))).toString().replaceAll("+", "%20");
  return [...(await computeHmac(secret, text))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function computeHmac(secret: string, text: string): Promise<Uint8Array> {
  const bytes = (value: string) => new TextEncoder().encode(value);
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes(text)));
}
