import { openCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { uuidV7 } from "#app/platform/kernel/ids.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { base64Url, sha256Hex } from "#app/platform/kernel/tokens.ts";
import { type Attempt, burnCode, insertCode, tryCode } from "../db/codes.writes.server.ts";
import { burnRecoveryCode, burnStep, countFailedStep, findTotp } from "../db/two-step.writes.server.ts";
import { codeHash } from "../model/one-time-code.ts";
import { twoStepSchema } from "../model/sign-in.ts";
import { matchingStep, plainRecoveryCode } from "../model/totp.ts";
import { letIn } from "./gate.server.ts";
import { type Entry, startSession, type Visit } from "./visit.server.ts";

/** What a device holds between the password and the second step: ten minutes, five tries. */
export interface Challenge {
  attempt: Attempt;
  /** Only who gave the password has it. */
  token: string;
}

/** Wrong second steps lock by themselves; this bounds what a known password alone can cause. */
const challengesAnHour = 30;

/** Asks for the second step. */
export async function challenge({ db, ports }: Visit, userId: string): Promise<Challenge> {
  const now = ports.clock.now();
  const attempt = { id: uuidV7(now, ports.random(10)), purpose: "two_step", subject: userId } as const;
  const token = base64Url(ports.random(32));
  await commit(db, [insertCode(db, attempt, { hash: await codeHash(attempt.id, token), now, most: challengesAnHour })]);
  return { attempt, token };
}

/** The second step of signing in: a code of the app, or a recovery code. */
export const passChallenge = openCommand({
  name: "auth.two_step",
  caller: "anybody",
  input: twoStepSchema,
  async run({ held, ...visit }: Visit & { held: Challenge }, input): Promise<Result<{ entry: Entry; userId: string }>> {
    const wrong = failFields({ code: [{ code: "code_incorrect" }] });
    const knocker = await letIn(visit);
    if (!knocker.ok) return knocker;
    const { db } = visit;
    const now = visit.ports.clock.now();
    const row = await tryCode(db, held.attempt, now);
    if (!row || row.hash !== (await codeHash(held.attempt.id, held.token))) return fail("code_expired");
    if (!(await passes(visit, row.subject, input.code))) return wrong;
    if (!(await burnCode(db, row.id, now))) return fail("code_expired");
    return ok({ entry: await startSession(visit, row.subject), userId: row.subject });
  },
});

/** True for a code of the app that was not used yet, or a recovery code, which is used up. Wrong ones are counted. */
export async function passes(
  { db, ports }: Pick<Visit, "db" | "ports">,
  userId: string,
  code: string,
): Promise<boolean> {
  const now = ports.clock.now();
  const totp = await findTotp(db, userId);
  if (!totp?.confirmedAt || (totp.lockedUntil ?? 0) > now) return false;
  const digits = code.replace(/[\s-]/g, "");
  if (/^\d{6}$/.test(digits)) {
    const step = await matchingStep(totp.secret, digits, { now, lastStep: totp.lastStep });
    if (step !== null && (await burnStep(db, userId, step))) return true;
  } else {
    const hash = await sha256Hex(`${userId}:${plainRecoveryCode(code)}`);
    if (await burnRecoveryCode(db, userId, hash, now)) return true;
  }
  await countFailedStep(db, userId, now);
  return false;
}
