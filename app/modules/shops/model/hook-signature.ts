/** HMAC-SHA256 of a text under a secret as it is written, base64: how both platforms sign what they send. */
export async function computeHookSignature(secret: string, text: string): Promise<string> {
  return btoa(String.fromCharCode(...(await computeHmac(secret, text))));
}

/** The same in hexadecimal: how Shopify signs the address that leads back from it. */
export async function computeAddressSignature(secret: string, query: URLSearchParams): Promise<string> {
  const parts = [...query].filter(([name]) => name !== "hmac" && name !== "signature");
  // Written as an address is: its own libraries sign a query with its signs escaped, a space as %20.
  const text = new URLSearchParams(parts.sort(([a], [b]) => (a < b ? -1 : 1))).toString().replaceAll("+", "%20");
  return [...(await computeHmac(secret, text))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function computeHmac(secret: string, text: string): Promise<Uint8Array> {
  const bytes = (value: string) => new TextEncoder().encode(value);
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes(text)));
}
