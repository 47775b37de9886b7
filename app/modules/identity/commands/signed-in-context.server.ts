import type { Database } from "#app/platform/db/database.server.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import type { Session } from "../db/session.reads.server.ts";
import { findUserByEmail, type User } from "../db/session.writes.server.ts";
import { verifyPasswordQueued } from "./hashing-queue.server.ts";
import type { SignInContext } from "./sign-in-context.server.ts";

/** The context of commands by which a signed-in person changes their own data. */
export interface SignedInContext extends SignInContext {
  readonly db: Database;
  readonly ports: Ports;
  readonly session: Session;
  readonly language: string;
  readonly appTitle: string;
}

/** Returns the person if the current password is correct; attempts are limited as at sign-in. */
export async function confirmPassword(person: SignedInContext, password: string): Promise<Result<User>> {
  const { db, ports, session } = person;
  if (!(await ports.isAllowed("sign_in", `password ${session.user.id}`)))
    return fail("too_many_requests", { seconds: 60 });
  const user = await findUserByEmail(db, session.user.email);
  const matches = await verifyPasswordQueued(ports.clock, "known", password, user?.password ?? null);
  if (!matches.ok) return matches;
  if (!user || !matches.value) return failFields({ current_password: [{ code: "password_wrong" }] });
  return ok(user);
}
