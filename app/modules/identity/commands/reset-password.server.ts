import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import {
  type CodeAttempt,
  consumeCode,
  countCodeAttempt,
  findCodeBySecret,
  type OneTimeCode,
} from "../db/codes.writes.server.ts";
import { replacePassword } from "../db/credentials.writes.server.ts";
import { findUserByEmail } from "../db/session.writes.server.ts";
import { hashOneTimeCode } from "../model/one-time-code.ts";
import { codeSchema, emailSchema, newPasswordSchema } from "../model/sign-in.ts";
import { admitSignIn } from "./admit-sign-in.server.ts";
import { notifyPasswordChanged } from "./credential-mails.server.ts";
import { hashPasswordQueued } from "./hashing-queue.server.ts";
import { sendCode } from "./send-code.server.ts";
import type { LocalizedSignInContext, SignInAttemptContext, SignInContext } from "./sign-in-context.server.ts";

/** What opens the last step: the mail's secret, or the held attempt with its code (platform §2.2). */
export type ResetKey = { email: string; secret: string } | { attempt: CodeAttempt; code: string };

const failWrongCode = () => failFields({ code: [{ code: "code_incorrect" }] });

/** Step 1: a code and a link to the address, if somebody has it. The answer is the same when nobody does. */
export const forgotPassword = createOpenCommand({
  name: "auth.password.forgot",
  caller: "anybody",
  input: emailSchema,
  async run({ language, ...visit }: LocalizedSignInContext, input): Promise<Result<CodeAttempt>> {
    const knocker = await admitSignIn(visit);
    if (!knocker.ok) return knocker;
    const mails = [{ key: "reset", audience: "known" }] as const;
    return ok(await sendCode(visit, { purpose: "reset_password", email: input.email, language, mails: mails }));
  },
});

/** Step 2: is it the code? It stays good for the last step, within its tries. */
export const validateCode = createOpenCommand({
  name: "auth.password.validate",
  caller: "anybody",
  input: codeSchema,
  async run({ attempt, ...visit }: SignInAttemptContext, input): Promise<Result<{ code: string }>> {
    const knocker = await admitSignIn(visit);
    if (!knocker.ok) return knocker;
    const row = await countCodeAttempt(visit.db, attempt, visit.ports.clock.now());
    if (!row || row.hash !== (await hashOneTimeCode(attempt.id, input.code))) return failWrongCode();
    return ok({ code: input.code });
  },
});

/** Step 3: the new password. Every device is signed out; the code and all others of the address are used up. */
export const resetPassword = createOpenCommand({
  name: "auth.password.reset",
  caller: "anybody",
  input: newPasswordSchema,
  async run({ key, ...visit }: SignInContext & { key: ResetKey }, input): Promise<Result<null>> {
    const knocker = await admitSignIn(visit);
    if (!knocker.ok) return knocker;
    const { db, ports } = visit;
    const now = ports.clock.now();
    const row = await findResetCode(visit, key, now);
    // No hash for a key that opens nothing: what it costs is for who holds a mail of ours.
    const user = row && (await findUserByEmail(db, row.subject));
    if (!row || !user) return fail("reset_expired");
    const password = await hashPasswordQueued(ports.clock, knocker.value.rank, input.password, ports.random(16));
    if (!password.ok) return password;
    if (!(await consumeCode(db, row.id, now))) return fail("reset_expired");
    const change = { userId: user.id, email: user.email, password: password.value, keep: null, now };
    await replacePassword(db, change, [notifyPasswordChanged(visit, user)]);
    await ports.wake.outbox();
    return ok(null);
  },
});

async function findResetCode({ db }: SignInContext, key: ResetKey, now: number): Promise<OneTimeCode | null> {
  if ("secret" in key) {
    const held = { purpose: "reset_password", subject: key.email.trim().toLowerCase() } as const;
    return findCodeBySecret(db, held, await hashSha256Hex(key.secret), now);
  }
  const row = await countCodeAttempt(db, key.attempt, now);
  return row && row.hash === (await hashOneTimeCode(key.attempt.id, key.code)) ? row : null;
}
