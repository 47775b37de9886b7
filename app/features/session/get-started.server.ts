import { configure } from "#app/data/session/configuration.server.ts";
import { registerSchema } from "#app/domain/access/sign-in.ts";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import { fieldsOf } from "#app/domain/kernel/issues.ts";
import { fail, failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import { hashPassword } from "./passwords.server.ts";
import { startSession, type Visit } from "./visit.server.ts";

/**
 * Sets a fresh installation up: its configuration gets a uuid, and whoever did it is its first person. Their address
 * counts as proved, because a new installation may have no mail yet.
 */
export async function getStarted(visit: Visit, raw: unknown, language: string): Promise<Result<{ token: string }>> {
  const input = registerSchema.safeParse(raw, { reportInput: true });
  if (!input.success) return failFields(fieldsOf(input.error));
  const { db, ports } = visit;
  const now = ports.clock.now();
  const { email, first_name: firstName, last_name: lastName } = input.data;
  const password = await hashPassword(input.data.password, ports.random(16));
  const owner = { id: uuidV7(now, ports.random(10)), email, firstName, lastName, password, language };
  const uuid = uuidV7(now, ports.random(10));
  if (!(await configure(db, uuid, { ...owner, emailVerifiedAt: now, createdAt: now }, now))) return fail("setup_done");
  return ok({ token: await startSession(visit, owner.id) });
}
