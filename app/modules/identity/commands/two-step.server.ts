import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { type CodeAttempt, consumeCode, countCodeAttempt, insertCode } from "../db/codes.writes.server.ts";
import { consumeRecoveryCode, consumeTotpStep, countFailedTotpStep, findTotp } from "../db/two-step.writes.server.ts";
import { hashOneTimeCode } from "../model/one-time-code.ts";
import { normalizeRecoveryCode } from "../model/recovery-code.ts";
import { twoStepSchema } from "../model/sign-in.ts";
import { findMatchingStep } from "../model/totp.ts";
import { admitSignIn } from "./admit-sign-in.server.ts";
import { type SessionTokens, type SignInContext, startSession } from "./sign-in-context.server.ts";

/** What a device keeps between the password and the second step: valid for ten minutes and five attempts. */
export interface Challenge {
  attempt: CodeAttempt;
  /** Proves that this device entered the correct password. */
  token: string;
}

/** Wrong codes have a lock of their own; this limits what somebody who knows only the password can cause. */
const MAX_CHALLENGES_PER_HOUR = 30;

/** Starts the second step. */
export async function createChallenge({ db, ports }: SignInContext, userId: string): Promise<Challenge> {
  const now = ports.clock.now();
  const attempt = { id: createUuidV7(now, ports.random(10)), purpose: "two_step", subject: userId } as const;
  const token = toBase64Url(ports.random(32));
  await commit(db, [
    insertCode(db, attempt, {
      hash: await hashOneTimeCode(attempt.id, token),
      now,
      maxPerHour: MAX_CHALLENGES_PER_HOUR,
    }),
  ]);
  return { attempt, token };
}

/** Completes the second step of signing in with a code of the app, or a recovery code. */
export const passChallenge = createOpenCommand({
  name: "auth.two_step",
  caller: "anyone",
  input: twoStepSchema,
  async run(
    { challenge, ...visit }: SignInContext & { challenge: Challenge },
    input,
  ): Promise<Result<{ entry: SessionTokens; userId: string }>> {
    const wrong = failFields({ code: [{ code: "code_incorrect" }] });
    const caller = await admitSignIn(visit);
    if (!caller.ok) return caller;
    const { db } = visit;
    const now = visit.ports.clock.now();
    const row = await countCodeAttempt(db, challenge.attempt, now);
    if (!row || row.hash !== (await hashOneTimeCode(challenge.attempt.id, challenge.token)))
      return fail("code_expired");
    if (!(await verifySecondStep(visit, row.subject, input.code))) return wrong;
    if (!(await consumeCode(db, row.id, now))) return fail("code_expired");
    return ok({ entry: await startSession(visit, row.subject), userId: row.subject });
  },
});

/** True for an unused code of the app or an unused recovery code; both are used up by this. Wrong ones are counted. */
export async function verifySecondStep(
  { db, ports }: Pick<SignInContext, "db" | "ports">,
  userId: string,
  code: string,
): Promise<boolean> {
  const now = ports.clock.now();
  const totp = await findTotp(db, userId);
  if (!totp?.confirmedAt || (totp.lockedUntil ?? 0) > now) return false;
  const digits = code.replace(/[\s-]/g, "");
  if (/^\d{6}$/.test(digits)) {
    const step = findMatchingStep(totp.secret, digits, { now, lastStep: totp.lastStep });
    if (step !== null && (await consumeTotpStep(db, userId, step))) return true;
  } else {
    const hash = await hashSha256Hex(`${userId}:${normalizeRecoveryCode(code)}`);
    if (await consumeRecoveryCode(db, userId, hash, now)) return true;
  }
  await countFailedTotpStep(db, userId, now);
  return false;
}
