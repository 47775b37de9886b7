import { newAccount } from "#app/modules/workspace/model/new-account.ts";
import { type Person, personCommand } from "#app/platform/commands/person-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { uuidV7 } from "#app/platform/kernel/ids.ts";
import { fieldsOf } from "#app/platform/kernel/issues.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { auditAccount, insertAccount } from "../db/session.writes.server.ts";
import { type WorkspaceInput, workspaceSchema } from "../model/sign-in.ts";

type AppContext = Pick<Person, "db" | "ports">;

/** Creates a workspace with the person as its owner. */
export const addWorkspace = personCommand({
  name: "workspaces.create",
  input: workspaceSchema,
  async run(person, input) {
    const { db, ports, session } = person;
    const account = accountOf(person, input);
    const line = { id: uuidV7(account.createdAt, ports.random(10)), actorId: session.user.id };
    const made = [...insertAccount(db, account, session.user.id), auditAccount(db, account, line)];
    const written = await commit(db, made);
    return written.ok ? ok({ uuid: account.id }) : written;
  },
});

/** Creates a workspace for an owner who is not signed in: the demo's. */
export async function createWorkspace(
  app: AppContext,
  ownerId: string,
  raw: unknown,
): Promise<Result<{ accountId: string }>> {
  const input = workspaceSchema.safeParse(raw, { reportInput: true });
  if (!input.success) return failFields(fieldsOf(input.error));
  const account = accountOf(app, input.data);
  const written = await commit(app.db, insertAccount(app.db, account, ownerId));
  return written.ok ? ok({ accountId: account.id }) : written;
}

function accountOf({ ports }: AppContext, input: WorkspaceInput) {
  const { name, kind, country, postal_code, timezone } = input;
  const now = ports.clock.now();
  const id = uuidV7(now, ports.random(10));
  return newAccount({ id, kind, name, country, postalCode: postal_code ?? null, timezone, now });
}
