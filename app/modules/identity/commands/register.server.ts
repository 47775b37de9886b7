import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import type { CodeAttempt } from "../db/codes.writes.server.ts";
import { insertUser } from "../db/session.writes.server.ts";
import { registerSchema } from "../model/sign-in.ts";
import { admitSignIn } from "./admit-sign-in.server.ts";
import { hashPasswordQueued } from "./hashing-queue.server.ts";
import type { LocalizedSignInContext } from "./sign-in-context.server.ts";
import { sendVerification } from "./verify-account.server.ts";

/**
 * Registers a person; the mailed code verifies the address. An address that is already registered gets the same response:
 * its owner gets a mail instead, and what was typed here has no effect without the code of this attempt.
 */
export const registerUser = createOpenCommand({
  name: "auth.register",
  caller: "anyone",
  input: registerSchema,
  async run({ language, ...visit }: LocalizedSignInContext, input): Promise<Result<CodeAttempt>> {
    const { email } = input;
    const caller = await admitSignIn(visit);
    if (!caller.ok) return caller;
    const now = visit.ports.clock.now();
    const password = await hashPasswordQueued(
      visit.ports.clock,
      caller.value.rank,
      input.password,
      visit.ports.random(16),
    );
    if (!password.ok) return password;
    const data = {
      firstName: input.first_name,
      lastName: input.last_name,
      password: password.value,
    };
    await insertUser(visit.db, {
      id: createUuidV7(now, visit.ports.random(10)),
      email,
      ...data,
      language,
      createdAt: now,
    });
    return sendVerification(visit, { email, language, data, asker: caller.value.asker });
  },
});
