import { toNewAccount } from "#app/modules/workspace/model/new-account.ts";
import { createPersonCommand, type SignedInPerson } from "#app/platform/commands/person-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import { groupIssuesByField } from "#app/platform/kernel/issues.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { insertAccount, insertAccountAudit } from "../db/session.writes.server.ts";
import { type WorkspaceInput, workspaceSchema } from "../model/sign-in.ts";

type AppContext = Pick<SignedInPerson, "db" | "ports">;

/** Creates a workspace with the person as its owner. */
export const createOwnWorkspace = createPersonCommand({
  name: "workspaces.create",
  input: workspaceSchema,
  async run(person, input) {
    const { db, ports, session } = person;
    const account = buildAccount(person, input);
    const line = { id: createUuidV7(account.createdAt, ports.random(10)), actorId: session.user.id };
    const made = [...insertAccount(db, account, session.user.id), insertAccountAudit(db, account, line)];
    const written = await commit(db, made);
    return written.ok ? ok({ uuid: account.id }) : written;
  },
});

/** Creates a workspace for an owner who is not signed in; used by the demo. */
export async function createWorkspace(
  app: AppContext,
  ownerId: string,
  raw: unknown,
): Promise<Result<{ accountId: string }>> {
  const input = workspaceSchema.safeParse(raw, { reportInput: true });
  if (!input.success) return failFields(groupIssuesByField(input.error));
  const account = buildAccount(app, input.data);
  const written = await commit(app.db, insertAccount(app.db, account, ownerId));
  return written.ok ? ok({ accountId: account.id }) : written;
}

function buildAccount({ ports }: AppContext, input: WorkspaceInput) {
  const { name, kind, country, postal_code, timezone } = input;
  const now = ports.clock.now();
  const id = createUuidV7(now, ports.random(10));
  return toNewAccount({ id, kind, name, country, postalCode: postal_code ?? null, timezone, now });
}
