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
import { emailSchema, newPasswordSchema, oneTimeCodeSchema } from "../model/sign-in.ts";
import { admitSignIn } from "./admit-sign-in.server.ts";
import { notifyPasswordChanged } from "./credential-mails.server.ts";
import { hashPasswordQueued } from "./hashing-queue.server.ts";
import { sendCode } from "./send-code.server.ts";
import type { LocalizedSignInContext, SignInAttemptContext, SignInContext } from "./sign-in-context.server.ts";

/** What authorizes the last step: the secret in the mail's link, or the attempt of this device with its code. */
export type ResetKey = { email: string; secret: string } | { attempt: CodeAttempt; code: string };

const failWrongCode = () => failFields({ code: [{ code: "code_incorrect" }] });

/** Step 1: mails a code and a link if the address has an account. The response is the same when it has none. */
export const forgotPassword = createOpenCommand({
  name: "auth.password.forgot",
  caller: "anyone",
  input: emailSchema,
  async run({ language, ...visit }: LocalizedSignInContext, input): Promise<Result<CodeAttempt>> {
    const caller = await admitSignIn(visit);
    if (!caller.ok) return caller;
    const mails = [{ key: "reset", audience: "known" }] as const;
    const { asker } = caller.value;
    return sendCode(visit, { purpose: "reset_password", email: input.email, language, mails, asker });
  },
});

/** Step 2: checks the code. It stays valid for the last step, within its number of attempts. */
export const validateCode = createOpenCommand({
  name: "auth.password.validate",
  caller: "anyone",
  input: oneTimeCodeSchema,
  async run({ attempt, ...visit }: SignInAttemptContext, input): Promise<Result<{ code: string }>> {
    const caller = await admitSignIn(visit);
    if (!caller.ok) return caller;
    const row = await countCodeAttempt(visit.db, attempt, visit.ports.clock.now());
    if (!row || row.hash !== (await hashOneTimeCode(attempt.id, input.code))) return failWrongCode();
    return ok({ code: input.code });
  },
});

/** Step 3: sets the new password, signs out every device and uses up all codes of the address. */
export const resetPassword = createOpenCommand({
  name: "auth.password.reset",
  caller: "anyone",
  input: newPasswordSchema,
  async run({ key, ...visit }: SignInContext & { key: ResetKey }, input): Promise<Result<null>> {
    const caller = await admitSignIn(visit);
    if (!caller.ok) return caller;
    const { db, ports } = visit;
    const now = ports.clock.now();
    const row = await findResetCode(visit, key, now);
    // Checked before hashing: only requests with a valid key may cause that cost.
    const user = row && (await findUserByEmail(db, row.subject));
    if (!row || !user) return fail("reset_expired");
    const password = await hashPasswordQueued(ports.clock, caller.value.rank, input.password, ports.random(16));
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
    const attempt = { purpose: "reset_password", subject: key.email.trim().toLowerCase() } as const;
    return findCodeBySecret(db, attempt, await hashSha256Hex(key.secret), now);
  }
  const row = await countCodeAttempt(db, key.attempt, now);
  return row && row.hash === (await hashOneTimeCode(key.attempt.id, key.code)) ? row : null;
}
