import { z } from "zod";
import { formatSetCookie, readCookie, signInAttemptCookie } from "#app/platform/http/cookies.server.ts";

/** Longer than a code lives, so that an expired one is answered as such. */
const ATTEMPT_COOKIE_SECONDS = 30 * 60;

const attemptSchema = z.object({
  purpose: z.enum(["verify_email", "reset_password", "two_step"]),
  id: z.uuid(),
  subject: z.string().min(1).max(254),
  /** The code of the reset once it was right, the token of a two-step challenge. */
  code: z.string().max(100).optional(),
  /** Where the person wanted to go. */
  to: z.string().max(500).optional(),
});

/** What a device holds between two steps of signing in (platform §2.2, "held e-mail"). It proves nothing by itself. */
export type StoredAttempt = z.infer<typeof attemptSchema>;

/** The attempt of a purpose that the device keeps, or null. */
export function readAttemptCookie(request: Request, purpose: StoredAttempt["purpose"]): StoredAttempt | null {
  const text = readCookie(request, signInAttemptCookie);
  const attempt = attemptSchema.safeParse(Object.fromEntries(new URLSearchParams(text ?? "")));
  return attempt.success && attempt.data.purpose === purpose ? attempt.data : null;
}

/** The header that holds it on the device. */
export function setAttemptCookie(attempt: StoredAttempt): string {
  const given = Object.entries(attempt).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return formatSetCookie(signInAttemptCookie, new URLSearchParams(given).toString(), ATTEMPT_COOKIE_SECONDS);
}

/** The header that lets it go. */
export const clearAttemptCookie = (): string => formatSetCookie(signInAttemptCookie, "");
