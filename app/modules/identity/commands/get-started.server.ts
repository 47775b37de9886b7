import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { writeConfiguration } from "../db/configuration.server.ts";
import { registerSchema } from "../model/sign-in.ts";
import { admitSignIn } from "./admit-sign-in.server.ts";
import { hashPasswordQueued } from "./hashing-queue.server.ts";
import { type LocalizedSignInContext, type SessionTokens, startSession } from "./sign-in-context.server.ts";

/**
 * Sets up a new installation: its configuration gets a uuid, and the caller becomes its first person. Their address
 * counts as verified, because a new installation may not have mail configured yet.
 */
export const getStarted = createOpenCommand({
  name: "auth.get_started",
  caller: "anyone",
  input: registerSchema,
  async run({ language, ...visit }: LocalizedSignInContext, input): Promise<Result<{ entry: SessionTokens }>> {
    const { db, ports } = visit;
    const now = ports.clock.now();
    const { email, first_name: firstName, last_name: lastName } = input;
    const caller = await admitSignIn(visit);
    if (!caller.ok) return caller;
    const password = await hashPasswordQueued(ports.clock, caller.value.rank, input.password, ports.random(16));
    if (!password.ok) return password;
    const owner = {
      id: createUuidV7(now, ports.random(10)),
      email,
      firstName,
      lastName,
      password: password.value,
      language,
    };
    const uuid = createUuidV7(now, ports.random(10));
    if (!(await writeConfiguration(db, uuid, { ...owner, emailVerifiedAt: now, createdAt: now }, now)))
      return fail("setup_done");
    return ok({ entry: await startSession(visit, owner.id) });
  },
});
