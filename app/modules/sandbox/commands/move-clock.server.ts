import { commitTold } from "#app/data/kernel/commit-told.server.ts";
import { now } from "#app/data/kernel/scope.server.ts";
import { setClockTarget } from "#app/data/sandbox/sandbox.writes.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { clockMoveSchema, clockTarget } from "#app/domain/sandbox/move-clock.ts";
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
