import { z } from "zod";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { commitTold } from "#app/platform/db/commit-told.server.ts";
import { everybodysNow } from "#app/platform/db/own-clock.server.ts";
import { beginEmptying } from "../db/sandbox.writes.server.ts";
import { sandboxCommand } from "./sandbox-command.server.ts";

/**
 * Empties a sandbox: all but its people, tokens, endpoints and log is deleted. From now on it is shut; the work is the
 * queue's, and whoever comes after a process that was killed goes on with it.
 */
export const emptySandbox = sandboxCommand({
  name: "settings.sandbox.empty",
  input: z.object({}),
  run: (scope) =>
    commitTold(scope, [
      beginEmptying(scope, everybodysNow(scope.ports.clock)),
      audit(scope, "settings.sandbox.empty", scope.account.id, {}),
    ]),
});
