import type { Attempt } from "#app/data/session/codes.writes.server.ts";
import { countFailedSignIn, findUserByEmail } from "#app/data/session/session.writes.server.ts";
import { findTotp } from "#app/data/session/two-step.writes.server.ts";
import { loginSchema } from "#app/domain/access/sign-in.ts";
import { fieldsOf } from "#app/domain/kernel/issues.ts";
import { fail, failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import { verifyPassword } from "./passwords.server.ts";
import { type Challenge, challenge } from "./two-step.server.ts";
import { sendVerification } from "./verify-account.server.ts";
import { startSession, type Visit } from "./visit.server.ts";

/** What the right password leads to. */
export type LogIn =
  | { next: "session"; token: string; userId: string }
  | { next: "two_step"; challenge: Challenge }
  /** 'Your email address is not verified.' (platform §5); a new code is on its way. */
  | { next: "verify"; attempt: Attempt };

/**
 * Logs in by e-mail and password. A wrong password, an unknown address and a locked account read the same and take as
 * long, so that a stranger learns nothing (platform §5: 'Incorrect email or password.').
 */
export async function logIn(visit: Visit, raw: unknown): Promise<Result<LogIn>> {
  const input = loginSchema.safeParse(raw, { reportInput: true });
  if (!input.success) return failFields(fieldsOf(input.error));
  const { email, password } = input.data;
  if (!(await visit.ports.allow("sign_in", `${visit.address} ${email}`)))
    return fail("too_many_requests", { seconds: 60 });
  const { db } = visit;
  const user = await findUserByEmail(db, email);
  const now = visit.ports.clock.now();
  const matches = await verifyPassword(password, user?.password ?? null);
  if (!user || !matches || (user.lockedUntil ?? 0) > now) {
    if (!matches) await countFailedSignIn(db, email, now);
    return fail("wrong_credentials");
  }
  if (user.emailVerifiedAt === null)
    return ok({ next: "verify", attempt: await sendVerification(visit, { email, language: user.language }) });
  const totp = await findTotp(db, user.id);
  if (totp?.confirmedAt) return ok({ next: "two_step", challenge: await challenge(visit, user.id) });
  return ok({ next: "session", token: await startSession(visit, user.id), userId: user.id });
}
