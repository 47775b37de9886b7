import { openCommand } from "#app/platform/commands/open-command.server.ts";
import { uuidV7 } from "#app/platform/kernel/ids.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { Attempt } from "../db/codes.writes.server.ts";
import { insertUser } from "../db/session.writes.server.ts";
import { registerSchema } from "../model/sign-in.ts";
import { letIn } from "./gate.server.ts";
import { hashInTurn } from "./hashing.server.ts";
import { sendVerification } from "./verify-account.server.ts";
import type { LocalisedVisit } from "./visit.server.ts";

/**
 * Registers a person; the code that is mailed proves the address. An address that is known already is answered alike:
 * its owner gets a mail instead, and what was typed here never comes into force without the code of this very attempt.
 */
export const register = openCommand({
  name: "auth.register",
  caller: "anybody",
  input: registerSchema,
  async run({ language, ...visit }: LocalisedVisit, input): Promise<Result<Attempt>> {
    const { email } = input;
    const knocker = await letIn(visit);
    if (!knocker.ok) return knocker;
    const now = visit.ports.clock.now();
    const password = await hashInTurn(visit.ports.clock, knocker.value.rank, input.password, visit.ports.random(16));
    if (!password.ok) return password;
    const data = {
      firstName: input.first_name,
      lastName: input.last_name,
      password: password.value,
    };
    await insertUser(visit.db, { id: uuidV7(now, visit.ports.random(10)), email, ...data, language, createdAt: now });
    return ok(await sendVerification(visit, { email, language, data }));
  },
});
