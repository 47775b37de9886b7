import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { automationRuleRows } from "../db/automation-rules.server.ts";
import { insertRuns } from "../db/due-rules.server.ts";
import { listPlannedTypes } from "../model/automation-rule.ts";
import { ruleIdSchema } from "./automation-rules.server.ts";

/**
 * Runs a rule now, paused or not, in addition to its schedule: for the current minute, so that pressing twice runs it
 * once.
 */
export const runRule = createCommand({
  name: "settings.automation_rules.run",
  permission: ["plans", "plans.execute"],
  subscription: true,
  input: ruleIdSchema,
  async run(scope, { id }) {
    const [rule] = await automationRuleRows.read(scope, [id]);
    if (!rule) return fail("not_found");
    // An event rule has nothing to run for.
    if (!rule.schedule) return fail("illegal_transition");
    const dueAt = Math.floor(now(scope) / minute) * minute;
    const runs = listPlannedTypes(rule).map((type) => ({ dueAt, part: String(type), state: "due" as const }));
    const written = await commit(scope.db, [
      insertRuns(scope, { id, name: rule.name, accountId: scope.account.id }, runs),
      writeAudit(scope, "settings.automation_rules.run", id, { name: rule.name }),
    ]);
    if (!written.ok) return written;
    await scope.ports.wake.outbox();
    return ok({ id });
  },
});
