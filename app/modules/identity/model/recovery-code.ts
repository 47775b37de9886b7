/** RFC 4648: no 0, 1, 8 or 9, which look like letters. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Ten unambiguous characters in two groups. @param random 10 random bytes */
export function formatRecoveryCode(random: Uint8Array): string {
  const text = Array.from(random.subarray(0, 10), (byte) => alphabet[byte & 31]).join("");
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** Normalizes a typed recovery code for comparison. */
export function normalizeRecoveryCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z2-7]/g, "");
}
