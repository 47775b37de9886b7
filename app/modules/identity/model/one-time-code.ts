import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";

/** A code is valid for ten minutes and five attempts. How many are sent: `code_request` of the rate limits. */
export const CODE_LIFETIME_MS = 10 * 60 * 1000;
export const MAX_CODE_ATTEMPTS = 5;

/** Six digits, uniformly distributed. @param random at least 8 random bytes */
export function toSixDigits(random: Uint8Array): string {
  const number = random.subarray(0, 8).reduce((sum, byte) => (sum * 256 + byte) % 1_000_000, 0);
  return String(number).padStart(6, "0");
}

/** The stored hash of a code, salted with its attempt, so that equal codes have different hashes. */
export function hashOneTimeCode(attempt: string, code: string): Promise<string> {
  return hashSha256Hex(`${attempt}:${code}`);
}
