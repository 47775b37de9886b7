import { Secret, TOTP } from "otpauth";

/** RFC 6238 with the settings that every authenticator app supports: SHA-1, six digits, steps of 30 seconds. */
const settings = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** Clocks may be one step apart. */
const MAX_DRIFT_STEPS = 1;

/** A secret of 160 random bits as base32 (RFC 4648), the form in which apps accept it. @param random 20 random bytes */
export function formatSecret(random: Uint8Array): string {
  return new Secret({ buffer: Uint8Array.from(random).buffer }).base32;
}

/** The time step of an instant, milliseconds UTC. */
export function getTotpStep(instantMs: number): number {
  return TOTP.counter({ ...settings, timestamp: instantMs });
}

/** The code at an instant, milliseconds UTC. */
export function computeTotpCode(secret: string, instantMs: number): string {
  return TOTP.generate({ ...settings, secret: Secret.fromBase32(secret), timestamp: instantMs });
}

/** The step that a code belongs to, newer than `lastStep` and at most one away from now; null for a wrong or used code. */
export function findMatchingStep(
  secret: string,
  code: string,
  { now, lastStep }: { now: number; lastStep: number },
): number | null {
  // Of other signs the library's comparison throws: full-width digits are six characters and more bytes.
  if (!/^\d{6}$/.test(code)) return null;
  const key = Secret.fromBase32(secret);
  const delta = TOTP.validate({ ...settings, token: code, secret: key, timestamp: now, window: MAX_DRIFT_STEPS });
  if (delta === null) return null;
  const step = getTotpStep(now) + delta;
  return step > lastStep ? step : null;
}

/** The content of the QR code for an authenticator app. */
export function formatKeyUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return new TOTP({ ...settings, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();
}
