import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { findRateLimited, resetRateLimits } from "#app/platform/db/rate-limits.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { CodeAttempt } from "../db/codes.writes.server.ts";
import { countFailedSignIn } from "../db/failed-sign-ins.writes.server.ts";
import { findUserByEmail } from "../db/session.writes.server.ts";
import { findTotp } from "../db/two-step.writes.server.ts";
import { loginSchema } from "../model/sign-in.ts";
import { admitSignIn } from "./admit-sign-in.server.ts";
import { checkQueueRoom, verifyPasswordQueued } from "./hashing-queue.server.ts";
import { type SessionTokens, type SignInContext, startSession } from "./sign-in-context.server.ts";
import { type Challenge, createChallenge } from "./two-step.server.ts";
import { sendSignInCode, sendVerification } from "./verify-account.server.ts";

/** What the right password leads to. */
export type LogInResult =
  | { next: "session"; entry: SessionTokens; userId: string }
  | { next: "two_step"; challenge: Challenge }
  /** Too many wrong passwords by strangers: on a new device it takes the code that is on its way by mail. */
  | { next: "code"; attempt: CodeAttempt }
  /** 'Your email address is not verified.' A new code is on its way. */
  | { next: "verify"; attempt: CodeAttempt };

/**
 * Logs in by email and password. A wrong password, an unknown address and an exceeded rate limit give the same message
 * ('Incorrect email or password.') and take as long, so that a stranger learns nothing. Wrong passwords from unknown
 * devices lock out their own network only, and a device that the person signed in with before has a separate limit. When
 * they come from many networks, the right password alone signs no unknown device in: it takes a code by mail too.
 */
export const logIn = createOpenCommand({
  name: "auth.login",
  caller: "anyone",
  input: loginSchema,
  async run(visit: SignInContext, input): Promise<Result<LogInResult>> {
    const { email, password } = input;
    const caller = await admitSignIn(visit);
    if (!caller.ok) return caller;
    const { db, ports } = visit;
    const checked = checkQueueRoom(ports.clock, caller.value.rank);
    if (!checked.ok) return checked;
    const user = await findUserByEmail(db, email);
    const matches = await verifyPasswordQueued(ports.clock, caller.value.rank, password, user?.password ?? null);
    if (!matches.ok) return matches;
    const known = user !== null && caller.value.users.includes(user.id);
    const own = known
      ? ({ name: "sign_in_device", of: `${caller.value.deviceHash} ` } as const)
      : ({ name: "sign_in_network", of: `${visit.address} ` } as const);
    const everybody = { name: "sign_in_stranger", of: "" } as const;
    const limitOf = ({ name, of }: typeof own | typeof everybody) => ({ name, subject: of + (user?.id ?? "") });
    const now = ports.clock.now();
    const limited = await findRateLimited(db, [limitOf(own)], now);
    if (!user || !matches.value || limited) {
      if (!matches.value && !limited)
        await countFailedSignIn(db, {
          email,
          limits: known ? [own] : [own, everybody],
          mail: renderTriedMail(visit, user?.language ?? "en"),
          now,
        });
      return fail("wrong_credentials");
    }
    const { asker } = caller.value;
    const needsCode = !known && (await findRateLimited(db, [limitOf(everybody)], now)) !== null;
    await commit(db, resetRateLimits(db, known || needsCode ? [limitOf(own)] : [own, everybody].map(limitOf)));
    if (user.emailVerifiedAt === null) {
      const attempt = await sendVerification(visit, { email, language: user.language, asker });
      return attempt.ok ? ok({ next: "verify", attempt: attempt.value }) : attempt;
    }
    const totp = await findTotp(db, user.id);
    if (totp?.confirmedAt) return ok({ next: "two_step", challenge: await createChallenge(visit, user.id) });
    if (needsCode) {
      const attempt = await sendSignInCode(visit, { email, language: user.language, asker });
      return attempt.ok ? ok({ next: "code", attempt: attempt.value }) : attempt;
    }
    return ok({ next: "session", entry: await startSession(visit, user.id), userId: user.id });
  },
});

/** The mail to the person when too many wrong passwords came from unknown devices. */
function renderTriedMail({ origin, place }: SignInContext, language: string): { subject: string; body: string } {
  const t = createTranslator(language);
  const from = place ? t("mail:tried.from", { place }) : "";
  return {
    subject: t("mail:tried.subject"),
    body: t("mail:tried.body", { from, forgot: `${origin}/password/forgot` }),
  };
}
