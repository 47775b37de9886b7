import { openCommand } from "#app/platform/commands/open-command.server.ts";
import { uuidV7 } from "#app/platform/kernel/ids.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { configure } from "../db/configuration.server.ts";
import { registerSchema } from "../model/sign-in.ts";
import { letIn } from "./gate.server.ts";
import { hashInTurn } from "./hashing.server.ts";
import { type Entry, type LocalisedVisit, startSession } from "./visit.server.ts";

/**
 * Sets a fresh installation up: its configuration gets a uuid, and whoever did it is its first person. Their address
 * counts as proved, because a new installation may have no mail yet.
 */
export const getStarted = openCommand({
  name: "auth.get_started",
  caller: "anybody",
  input: registerSchema,
  async run({ language, ...visit }: LocalisedVisit, input): Promise<Result<{ entry: Entry }>> {
    const { db, ports } = visit;
    const now = ports.clock.now();
    const { email, first_name: firstName, last_name: lastName } = input;
    const knocker = await letIn(visit);
    if (!knocker.ok) return knocker;
    const password = await hashInTurn(ports.clock, knocker.value.rank, input.password, ports.random(16));
    if (!password.ok) return password;
    const owner = { id: uuidV7(now, ports.random(10)), email, firstName, lastName, password: password.value, language };
    const uuid = uuidV7(now, ports.random(10));
    if (!(await configure(db, uuid, { ...owner, emailVerifiedAt: now, createdAt: now }, now)))
      return fail("setup_done");
    return ok({ entry: await startSession(visit, owner.id) });
  },
});
