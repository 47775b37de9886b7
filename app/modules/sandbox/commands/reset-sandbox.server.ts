import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { commitAndPublish } from "#app/platform/db/commit-and-publish.server.ts";
import { systemNow } from "#app/platform/db/sandbox-clock.server.ts";
import { startSandboxReset } from "../db/sandbox.writes.server.ts";
import { createSandboxCommand } from "./sandbox-command.server.ts";

/**
 * Empties a sandbox: all but its people, tokens, endpoints and log is deleted. From now on it is shut; the work is the
 * queue's, and whoever comes after a process that was killed goes on with it.
 */
export const requestSandboxReset = createSandboxCommand({
  name: "settings.sandbox.empty",
  input: z.object({}),
  run: (scope) =>
    commitAndPublish(scope, [
      startSandboxReset(scope, systemNow(scope.ports.clock)),
      writeAudit(scope, "settings.sandbox.empty", scope.account.id, {}),
    ]),
});
