import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";

/** Codes live ten minutes, take five tries, and an address gets five an hour (platform §2.2). */
export const CODE_LIFETIME_MS = 10 * 60 * 1000;
export const MAX_CODE_ATTEMPTS = 5;
export const MAX_CODES_PER_HOUR = 5;

/** Six digits, each as likely as any other. @param random at least 8 random bytes */
export function toSixDigits(random: Uint8Array): string {
  const number = random.subarray(0, 8).reduce((sum, byte) => (sum * 256 + byte) % 1_000_000, 0);
  return String(number).padStart(6, "0");
}

/** What is stored in place of a code: bound to its attempt, so that equal codes do not look equal. */
export function hashOneTimeCode(attempt: string, code: string): Promise<string> {
  return hashSha256Hex(`${attempt}:${code}`);
}
