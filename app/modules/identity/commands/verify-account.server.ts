import { z } from "zod";
import { openCommand } from "#app/platform/commands/open-command.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { type Attempt, burnCode, readAttempt, tryCode } from "../db/codes.writes.server.ts";
import { type RegistrationData, verifyUser } from "../db/credentials.writes.server.ts";
import { codeHash } from "../model/one-time-code.ts";
import { codeSchema } from "../model/sign-in.ts";
import { letIn } from "./gate.server.ts";
import { sendCode } from "./send-code.server.ts";
import { type Attempted, type Entry, type LocalisedVisit, startSession, type Visit } from "./visit.server.ts";

/** Proves an address by the code that was sent to it, and signs its owner in. */
export const verifyAccount = openCommand({
  name: "auth.verify",
  caller: "anybody",
  input: codeSchema,
  async run({ attempt, ...visit }: Attempted, input): Promise<Result<{ entry: Entry; userId: string }>> {
    const wrong = failFields({ code: [{ code: "code_incorrect" }] });
    const knocker = await letIn(visit);
    if (!knocker.ok) return knocker;
    const { db } = visit;
    const now = visit.ports.clock.now();
    const row = await tryCode(db, attempt, now);
    if (!row || row.hash !== (await codeHash(attempt.id, input.code))) return wrong;
    if (!(await burnCode(db, row.id, now))) return wrong;
    const userId = await verifyUser(db, row.subject, registrationOf(row.data), now);
    return userId ? ok({ entry: await startSession(visit, userId), userId }) : wrong;
  },
});

/** Sends a new code for an attempt; what the attempt would bring into force goes along. The same answer for any address. */
export const resendCode = openCommand({
  name: "auth.verify.resend",
  caller: "anybody",
  input: z.object({}),
  async run({ attempt, language, ...visit }: Attempted & LocalisedVisit): Promise<Result<Attempt>> {
    const knocker = await letIn(visit);
    if (!knocker.ok) return knocker;
    const row = await readAttempt(visit.db, attempt);
    return ok(await sendVerification(visit, { email: attempt.subject, language, data: row?.data ?? undefined }));
  },
});

/** The code to an address that is to be proved; its owner is told when it has an account already. */
export function sendVerification(
  visit: Visit,
  { email, language, data }: { email: string; language: string; data?: Record<string, string> | undefined },
): Promise<Attempt> {
  const letters = [
    { words: "verify", audience: "unverified" },
    { words: "known", audience: "verified" },
  ] as const;
  return sendCode(visit, { purpose: "verify_email", email, language, letters, data });
}

function registrationOf(data: Record<string, string> | null): RegistrationData | null {
  const { firstName, lastName, password } = data ?? {};
  return firstName && lastName && password ? { firstName, lastName, password } : null;
}
