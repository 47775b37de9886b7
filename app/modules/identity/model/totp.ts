/** RFC 6238 with the settings that every authenticator app supports: SHA-1, six digits, steps of 30 seconds. */
const STEP_SECONDS = 30;
const digits = 6;
/** Clocks may be one step apart. */
const MAX_DRIFT_STEPS = 1;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes as base32 (RFC 4648) without padding, the form in which apps accept a secret. */
export function toBase32(bytes: Uint8Array): string {
  let bits = 0;
  let value = 0;
  let text = "";
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(value >> bits) & 31];
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

/** The bytes of base32 text; characters outside the alphabet are ignored. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const character of text.toUpperCase()) {
    const digit = alphabet.indexOf(character);
    if (digit < 0) continue;
    value = (value << 5) | digit;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 255);
    value &= (1 << bits) - 1;
  }
  return new Uint8Array(bytes);
}

/** The time step of an instant, milliseconds UTC. */
export function getTotpStep(instantMs: number): number {
  return Math.floor(instantMs / 1000 / STEP_SECONDS);
}

/** The code of a time step (RFC 4226, section 5.3). `length` is 8 in the RFC's test vectors. */
export async function computeTotpCode(secret: Uint8Array<ArrayBuffer>, step: number, length = digits): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, counter.buffer));
  const offset = mac.getUint8(mac.byteLength - 1) & 15;
  const number = mac.getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, "0");
}

/** The step that a code belongs to, newer than `lastStep` and at most one away from now; null for a wrong or used code. */
export async function findMatchingStep(
  secret: string,
  code: string,
  { now, lastStep }: { now: number; lastStep: number },
): Promise<number | null> {
  const bytes = fromBase32(secret);
  let found: number | null = null;
  for (let step = getTotpStep(now) - MAX_DRIFT_STEPS; step <= getTotpStep(now) + MAX_DRIFT_STEPS; step += 1) {
    if ((await computeTotpCode(bytes, step)) === code && step > lastStep) found = step;
  }
  return found;
}

/** The content of the QR code for an authenticator app. */
export function formatKeyUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const query = new URLSearchParams({ secret, issuer, algorithm: "SHA1", digits: String(digits), period: "30" });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`;
}

/** Ten unambiguous characters in two groups. @param random 10 random bytes */
export function formatRecoveryCode(random: Uint8Array): string {
  const text = Array.from(random.subarray(0, 10), (byte) => alphabet[byte & 31]).join("");
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** Normalizes a typed recovery code for comparison. */
export function normalizeRecoveryCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z2-7]/g, "");
}
