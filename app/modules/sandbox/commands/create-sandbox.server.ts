import { z } from "zod";
import { insertSandbox } from "#app/modules/workspace/db/sandbox.writes.server.ts";
import { can } from "#app/platform/access/can.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readHeldMessages, readSandbox } from "../db/sandbox.reads.server.ts";
import type { HeldMessage, SandboxView } from "../model/sandbox.ts";
import { readSandboxState, sandboxPermission } from "./sandbox-command.server.ts";

/**
 * Creates the account's sandbox. There is at most one: a repeated request, or one from within the sandbox, returns it.
 */
export const createSandbox = createCommand({
  name: "settings.sandbox.create",
  permission: sandboxPermission,
  input: z.object({}),
  async run(scope) {
    // A merchant's portal has nothing to try without its carriers.
    if (scope.account.kind !== "carrier") return fail("forbidden");
    const there = await readSandbox(scope);
    if (there) return ok({ sandbox: there });
    const id = newId(scope);
    const written = await commit(scope.db, [
      insertSandbox(scope, id),
      writeAudit(scope, "settings.sandbox.create", id, { name: scope.account.name }),
    ]);
    return written.ok ? readSandboxState(scope) : written;
  },
});

/** The current sandbox, or that of the current account; null before there is one. */
export async function viewSandbox(scope: Scope): Promise<Result<{ sandbox: SandboxView | null }>> {
  return ok({ sandbox: await readSandbox(scope) });
}

/** Captured messages, the newest fifty; empty for an account that is not a sandbox. */
export async function viewHeldMessages(scope: Scope): Promise<Result<{ messages: HeldMessage[] }>> {
  return ok({ messages: scope.account.sandbox ? await readHeldMessages(scope) : [] });
}

/** The screen of the sandbox. */
export async function viewSandboxScreen(scope: Scope) {
  const [sandbox, messages] = await Promise.all([readSandbox(scope), viewHeldMessages(scope)]);
  if (!messages.ok) return messages;
  const canManage = can(scope.account, ...sandboxPermission);
  return ok({ sandbox, within: scope.account.sandbox !== undefined, canManage, ...messages.value });
}
