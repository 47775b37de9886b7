import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { commitTold } from "#app/platform/db/commit-told.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { setClockTarget } from "../db/sandbox.writes.server.ts";
import { clockMoveSchema, clockTarget } from "../model/move-clock.ts";
import { sandboxCommand } from "./sandbox-command.server.ts";

/** Moves a sandbox's clock on. What becomes due on the way is done in its order, so it may take a while: `state` tells. */
export const moveClock = sandboxCommand({
  name: "settings.sandbox.move",
  input: clockMoveSchema,
  async run(scope, { ahead }, move) {
    const from = now(scope);
    const target = clockTarget(move, { now: from, ahead });
    if (!target.ok) return target;
    const detail = { from: new Date(from).toISOString(), to: new Date(target.value).toISOString() };
    return commitTold(scope, [
      setClockTarget(scope, target.value),
      audit(scope, "settings.sandbox.move", scope.account.id, detail),
    ]);
  },
});
