import { asc } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { users } from "./identity.tables.ts";

/**
 * Whether a person runs the installation: by the addresses of its configuration, else the person who set it up. Ids are in the
 * order of creation.
 */
export async function isOperator(
  db: Database,
  { id, email }: { id: string; email: string },
  operators: readonly string[],
): Promise<boolean> {
  if (operators.length > 0) return operators.includes(email.toLowerCase());
  const [first] = await db.select({ id: users.id }).from(users).orderBy(asc(users.id)).limit(1);
  return first?.id === id;
}
