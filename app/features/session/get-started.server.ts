import { configure } from "#app/data/session/configuration.server.ts";
import { registerSchema } from "#app/domain/access/sign-in.ts";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import { fieldsOf } from "#app/domain/kernel/issues.ts";
import { fail, failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import { letIn } from "./gate.server.ts";
import { hashInTurn } from "./hashing.server.ts";
import { type Entry, startSession, type Visit } from "./visit.server.ts";

/**
 * Sets a fresh installation up: its configuration gets a uuid, and whoever did it is its first person. Their address
 * counts as proved, because a new installation may have no mail yet.
 */
export async function getStarted(visit: Visit, raw: unknown, language: string): Promise<Result<{ entry: Entry }>> {
  const input = registerSchema.safeParse(raw, { reportInput: true });
  if (!input.success) return failFields(fieldsOf(input.error));
  const { db, ports } = visit;
  const now = ports.clock.now();
  const { email, first_name: firstName, last_name: lastName } = input.data;
  const knocker = await letIn(visit);
  if (!knocker.ok) return knocker;
  const password = await hashInTurn(ports.clock, knocker.value.rank, input.data.password, ports.random(16));
  if (!password.ok) return password;
  const owner = { id: uuidV7(now, ports.random(10)), email, firstName, lastName, password: password.value, language };
  const uuid = uuidV7(now, ports.random(10));
  if (!(await configure(db, uuid, { ...owner, emailVerifiedAt: now, createdAt: now }, now))) return fail("setup_done");
  return ok({ entry: await startSession(visit, owner.id) });
}
