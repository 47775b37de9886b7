import { insertUser } from "#app/data/session/session.writes.server.ts";
import { registerSchema } from "#app/domain/access/sign-in.ts";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import { fieldsOf } from "#app/domain/kernel/issues.ts";
import { fail, failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import { hashPassword } from "./passwords.server.ts";
import { startSession, type Visit } from "./visit.server.ts";

/** Registers a person and logs them in. They create or join a workspace next. */
export async function register(
  visit: Visit,
  raw: unknown,
  language: string,
): Promise<Result<{ token: string; userId: string }>> {
  const input = registerSchema.safeParse(raw, { reportInput: true });
  if (!input.success) return failFields(fieldsOf(input.error));
  const { first_name, last_name, email, password } = input.data;
  if (!(await visit.ports.allow("sign_in", visit.address))) return fail("too_many_requests", { seconds: 60 });
  const now = visit.ports.clock.now();
  const user = await insertUser(visit.db, {
    id: uuidV7(now, visit.ports.random(10)),
    email,
    firstName: first_name,
    lastName: last_name,
    password: await hashPassword(password, visit.ports.random(16)),
    language,
    createdAt: now,
  });
  if (!user) return failFields({ email: [{ code: "email_taken" }] });
  return ok({ token: await startSession(visit, user.id), userId: user.id });
}
