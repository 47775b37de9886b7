import { countFailedSignIn, findUserByEmail } from "#app/data/session/session.writes.server.ts";
import { loginSchema } from "#app/domain/access/sign-in.ts";
import { fieldsOf } from "#app/domain/kernel/issues.ts";
import { fail, failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import { verifyPassword } from "./passwords.server.ts";
import { startSession, type Visit } from "./visit.server.ts";

/**
 * Logs in by e-mail and password. A wrong password, an unknown address and a locked account read the same, so that
 * a stranger learns nothing (platform §5: 'Incorrect email or password.').
 */
export async function logIn(visit: Visit, raw: unknown): Promise<Result<{ token: string; userId: string }>> {
  const input = loginSchema.safeParse(raw, { reportInput: true });
  if (!input.success) return failFields(fieldsOf(input.error));
  const { email, password } = input.data;
  if (!(await visit.ports.allow("sign_in", `${visit.address} ${email}`)))
    return fail("too_many_requests", { seconds: 60 });
  const user = await findUserByEmail(visit.db, email);
  const now = visit.ports.clock.now();
  const matches = await verifyPassword(password, user?.password ?? null);
  if (!user || (user.lockedUntil ?? 0) > now) return fail("wrong_credentials");
  if (!matches) {
    await countFailedSignIn(visit.db, user.id, now);
    return fail("wrong_credentials");
  }
  return ok({ token: await startSession(visit, user.id), userId: user.id });
}
