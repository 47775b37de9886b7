import { z } from "zod";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { consumeCode, countCodeAttempt } from "../db/codes.writes.server.ts";
import { replacePassword } from "../db/credentials.writes.server.ts";
import { replaceEmail } from "../db/profile.writes.server.ts";
import { hashOneTimeCode } from "../model/one-time-code.ts";
import { emailChangeSchema, passwordChangeSchema } from "../model/profile.ts";
import { oneTimeCodeSchema } from "../model/sign-in.ts";
import { notifyEmailChanged, notifyPasswordChanged } from "./credential-mails.server.ts";
import { hashPasswordQueued } from "./hashing-queue.server.ts";
import { sendCode } from "./send-code.server.ts";
import { confirmPassword, type SignedInContext } from "./signed-in-context.server.ts";

/** Sets a new password; requires the current one. Signs out every other device and mails the person. */
export const changePassword = createOpenCommand({
  name: "profile.password",
  caller: "signed_in_user",
  input: passwordChangeSchema,
  async run(person: SignedInContext, input): Promise<Result<null>> {
    const user = await confirmPassword(person, input.current_password);
    if (!user.ok) return user;
    const { db, ports, session } = person;
    const password = await hashPasswordQueued(ports.clock, "known", input.password, ports.random(16));
    if (!password.ok) return password;
    const { id: userId, email } = user.value;
    const change = { userId, email, password: password.value, keep: session.tokenHash, now: ports.clock.now() };
    await replacePassword(db, change, [notifyPasswordChanged(person, user.value)]);
    await ports.wake.outbox();
    return ok(null);
  },
});

/** Mails a code to the new address. An address in use gets the same response, but its code changes nothing. */
export const requestEmailChange = createOpenCommand({
  name: "profile.email",
  caller: "signed_in_user",
  input: emailChangeSchema,
  async run(person: SignedInContext, input): Promise<Result<{ attempt: string; email: string }>> {
    const user = await confirmPassword(person, input.current_password);
    if (!user.ok) return user;
    const { email } = input;
    const mails = [{ key: "address", audience: "anyone" }] as const;
    const data = { userId: user.value.id };
    const asker = user.value.id;
    const sent = await sendCode(person, {
      ...{ purpose: "change_email", email, language: person.language, mails, data, asker },
    });
    return sent.ok ? ok({ attempt: sent.value.id, email }) : sent;
  },
});

/** Changes the address once its code is entered, and notifies the old address. Fields attempt, email, code. */
export const confirmEmailChange = createOpenCommand({
  name: "profile.email.confirm",
  caller: "signed_in_user",
  input: oneTimeCodeSchema.extend({ attempt: z.string().max(100), email: z.string().max(254) }),
  async run(person: SignedInContext, input): Promise<Result<null>> {
    const wrong = failFields({ code: [{ code: "code_incorrect" }] });
    const { db, ports, session } = person;
    const now = ports.clock.now();
    const attempt = { id: input.attempt, purpose: "change_email", subject: input.email } as const;
    const row = await countCodeAttempt(db, attempt, now);
    if (!row || row.data?.userId !== session.user.id) return wrong;
    if (row.hash !== (await hashOneTimeCode(row.id, input.code)) || !(await consumeCode(db, row.id, now))) return wrong;
    const { id: userId, email: old } = session.user;
    const mails = old === row.subject ? [] : [notifyEmailChanged(person, session.user, row.subject)];
    if (!(await replaceEmail(db, { userId, email: row.subject, now }, mails))) return wrong;
    await ports.wake.outbox();
    return ok(null);
  },
});
