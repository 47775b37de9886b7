import type { Vault } from "#app/platform/kernel/ports.ts";

/** A local installation's key, for demo secrets only. */
const LOCAL_KEY = "d2F5YmlsbCBsb2NhbCBrZXksIG5vIHNlY3JldCwgMzI=";

/**
 * AES-256-GCM under `CREDENTIALS_KEY` (32 bytes in base64): a nonce of 12 bytes before the ciphertext. A deployment
 * without the key has no vault and cannot connect shops.
 */
export function createVault(env: {
  readonly CREDENTIALS_KEY?: string;
  readonly APP_ENVIRONMENT: string;
}): Vault | null {
  const key = env.CREDENTIALS_KEY || (env.APP_ENVIRONMENT === "development" ? LOCAL_KEY : "");
  if (key === "") return null;
  const imported = crypto.subtle.importKey("raw", fromBase64(key), "AES-GCM", false, ["encrypt", "decrypt"]);
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = await crypto.subtle.encrypt(
        { name: "AES-GCM", iv },
        await imported,
        new TextEncoder().encode(text),
      );
      return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
    },
    async open(sealed) {
      const bytes = fromBase64(sealed);
      const opened = await crypto.subtle.decrypt(
        { name: "AES-GCM", iv: bytes.subarray(0, 12) },
        await imported,
        bytes.subarray(12),
      );
      return new TextDecoder().decode(opened);
    },
  };
}

const fromBase64 = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
