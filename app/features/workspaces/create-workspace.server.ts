import type { Database } from "#app/data/kernel/database.server.ts";
import { insertAccount } from "#app/data/session/session.writes.server.ts";
import { newAccount } from "#app/domain/access/new-account.ts";
import { workspaceSchema } from "#app/domain/access/sign-in.ts";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import { fieldsOf } from "#app/domain/kernel/issues.ts";
import type { Ports } from "#app/domain/kernel/ports.ts";
import { failFields, ok, type Result } from "#app/domain/kernel/result.ts";

/** Creates a workspace with the person as its owner. */
export async function createWorkspace(
  { db, ports }: { db: Database; ports: Ports },
  ownerId: string,
  raw: unknown,
): Promise<Result<{ accountId: string }>> {
  const input = workspaceSchema.safeParse(raw, { reportInput: true });
  if (!input.success) return failFields(fieldsOf(input.error));
  const { name, kind, country, postal_code, timezone } = input.data;
  const now = ports.clock.now();
  const id = uuidV7(now, ports.random(10));
  const account = newAccount({ id, kind, name, country, postalCode: postal_code ?? null, timezone, now });
  await insertAccount(db, account, ownerId);
  return ok({ accountId: id });
}
