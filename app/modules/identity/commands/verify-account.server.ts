import { z } from "zod";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { type CodeAttempt, consumeCode, countCodeAttempt, findCodeAttempt } from "../db/codes.writes.server.ts";
import { type RegistrationData, verifyUser } from "../db/credentials.writes.server.ts";
import { hashOneTimeCode } from "../model/one-time-code.ts";
import { oneTimeCodeSchema } from "../model/sign-in.ts";
import { admitSignIn } from "./admit-sign-in.server.ts";
import { sendCode } from "./send-code.server.ts";
import {
  type LocalizedSignInContext,
  type SessionTokens,
  type SignInAttemptContext,
  type SignInContext,
  startSession,
} from "./sign-in-context.server.ts";

/** Verifies an address by the code that was sent to it, and signs its owner in. */
export const verifyAccount = createOpenCommand({
  name: "auth.verify",
  caller: "anyone",
  input: oneTimeCodeSchema,
  async run(
    { attempt, ...visit }: SignInAttemptContext,
    input,
  ): Promise<Result<{ entry: SessionTokens; userId: string }>> {
    const wrong = failFields({ code: [{ code: "code_incorrect" }] });
    const caller = await admitSignIn(visit);
    if (!caller.ok) return caller;
    const { db } = visit;
    const now = visit.ports.clock.now();
    const row = await countCodeAttempt(db, attempt, now);
    if (!row || row.hash !== (await hashOneTimeCode(attempt.id, input.code))) return wrong;
    if (!(await consumeCode(db, row.id, now))) return wrong;
    const userId = await verifyUser(db, row.subject, toRegistrationData(row.data), now);
    return userId ? ok({ entry: await startSession(visit, userId), userId }) : wrong;
  },
});

/** Sends a new code for an attempt, with the attempt's pending data. The response is the same for every address. */
export const resendCode = createOpenCommand({
  name: "auth.verify.resend",
  caller: "anyone",
  input: z.object({}),
  async run({
    attempt,
    language,
    ...visit
  }: SignInAttemptContext & LocalizedSignInContext): Promise<Result<CodeAttempt>> {
    const caller = await admitSignIn(visit);
    if (!caller.ok) return caller;
    const row = await findCodeAttempt(visit.db, attempt);
    const request = { email: attempt.subject, language, asker: caller.value.asker };
    return row?.data?.for === signInData.for
      ? sendSignInCode(visit, request)
      : sendVerification(visit, { ...request, data: row?.data ?? undefined });
  },
});

/** Marks an attempt whose device gave the right password. */
const signInData = { for: "sign_in" };

/** Sends the code that a new device needs beside the right password; entered, it signs the person in. */
export function sendSignInCode(
  visit: SignInContext,
  request: { email: string; language: string; asker: string },
): Promise<Result<CodeAttempt>> {
  const mails = [{ key: "sign_in", audience: "verified" }] as const;
  return sendCode(visit, { purpose: "verify_email", mails, data: signInData, ...request });
}

/** Sends the code that verifies an address; if the address already has an account, its owner gets a notice instead. */
export function sendVerification(
  visit: SignInContext,
  request: { email: string; language: string; asker: string; data?: Record<string, string> | undefined },
): Promise<Result<CodeAttempt>> {
  const mails = [
    { key: "verify", audience: "unverified" },
    { key: "known", audience: "verified" },
  ] as const;
  return sendCode(visit, { purpose: "verify_email", mails, ...request });
}

function toRegistrationData(data: Record<string, string> | null): RegistrationData | null {
  const { firstName, lastName, password } = data ?? {};
  return firstName && lastName && password ? { firstName, lastName, password } : null;
}
