import { setClockTarget } from "#app/modules/workspace/db/sandbox.writes.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { clockMoveSchema, computeClockTarget } from "../model/move-clock.ts";
import { createSandboxCommand } from "./sandbox-command.server.ts";

/**
 * Moves a sandbox's clock forward. Everything due on the way is processed in order, which may take a while: see
 * `state`.
 */
export const moveClock = createSandboxCommand({
  name: "settings.sandbox.move",
  input: clockMoveSchema,
  async run(scope, { ahead }, move) {
    const from = now(scope);
    const target = computeClockTarget(move, { now: from, ahead });
    if (!target.ok) return target;
    const detail = { from: new Date(from).toISOString(), to: new Date(target.value).toISOString() };
    return commitAndPublish(scope, [
      setClockTarget(scope, target.value),
      writeAudit(scope, "settings.sandbox.move", scope.account.id, detail),
    ]);
  },
});
