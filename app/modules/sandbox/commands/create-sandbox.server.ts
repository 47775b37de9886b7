import { z } from "zod";
import { insertSandbox } from "#app/modules/workspace/db/sandbox.writes.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readSandbox } from "../db/sandbox.reads.server.ts";
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
