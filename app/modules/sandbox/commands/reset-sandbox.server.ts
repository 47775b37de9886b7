import { z } from "zod";
import { startSandboxReset } from "#app/modules/workspace/db/sandbox.writes.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { systemNow } from "#app/platform/db/sandbox-clock.server.ts";
import { createSandboxCommand } from "./sandbox-command.server.ts";

/**
 * Resets a sandbox: deletes everything except people, tokens, endpoints and the log. The sandbox is closed at once; a
 * queue does the work and resumes after a process was killed.
 */
export const requestSandboxReset = createSandboxCommand({
  name: "settings.sandbox.reset",
  input: z.object({}),
  run: (scope) =>
    commitAndPublish(scope, [
      startSandboxReset(scope, systemNow(scope.ports.clock)),
      writeAudit(scope, "settings.sandbox.reset", scope.account.id, {}),
    ]),
});
