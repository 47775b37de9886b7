import { z } from "zod";
import { formatSetCookie, readCookie, signInAttemptCookie } from "#app/platform/http/cookies.server.ts";

/** Longer than a code is valid, so that an expired code gets its own message. */
const ATTEMPT_COOKIE_SECONDS = 30 * 60;

const attemptSchema = z.object({
  purpose: z.enum(["verify_email", "reset_password", "two_step"]),
  id: z.uuid(),
  subject: z.string().min(1).max(254),
  /** The correct code of a password reset, or the token of a two-step challenge. */
  code: z.string().max(100).optional(),
  /** The page to open after sign-in. */
  to: z.string().max(500).optional(),
});

/** What a device stores between two steps of signing in. It proves nothing by itself. */
export type StoredAttempt = z.infer<typeof attemptSchema>;

/** The stored attempt of this purpose, or null. */
export function readAttemptCookie(request: Request, purpose: StoredAttempt["purpose"]): StoredAttempt | null {
  const text = readCookie(request, signInAttemptCookie);
  const attempt = attemptSchema.safeParse(Object.fromEntries(new URLSearchParams(text ?? "")));
  return attempt.success && attempt.data.purpose === purpose ? attempt.data : null;
}

/** The Set-Cookie header that stores an attempt. */
export function setAttemptCookie(attempt: StoredAttempt): string {
  const fields = Object.entries(attempt).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return formatSetCookie(signInAttemptCookie, new URLSearchParams(fields).toString(), ATTEMPT_COOKIE_SECONDS);
}

/** The Set-Cookie header that deletes it. */
export const clearAttemptCookie = (): string => formatSetCookie(signInAttemptCookie, "");
