import { z } from "zod";
import { moveRow, readRowOrder } from "#app/platform/catalogue/row-order.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { automationRules } from "../db/automation.tables.ts";
import { automationRuleRows } from "../db/automation-rules.server.ts";
import { ruleIdSchema } from "./automation-rules.server.ts";

/**
 * Moves a rule to a position in the order in which rules run, counted from one; beyond the last it becomes the last.
 * The order covers all rules of the account, whatever the caller may see.
 */
export const moveRule = createCommand({
  name: "settings.automation_rules.move",
  permission: ["plans", "plans.execute"],
  subscription: true,
  input: ruleIdSchema.extend({
    place: z.coerce
      .number()
      .pipe(z.int().min(1).max(100_000))
      .describe("Counted from one; a rule earlier in order acts first"),
  }),
  async run(scope, { id, place }) {
    const move = moveRow(scope, automationRules, await readRowOrder(scope, automationRules), { id, place });
    const [visible] = await automationRuleRows.read(scope, [id]);
    if (!move || !visible) return fail("not_found");
    if (scope.locations !== "all") return fail("forbidden");
    const { name } = move.moved;
    const written = await commit(scope.db, [
      move.statement,
      writeAudit(scope, "settings.automation_rules.move", id, { name, place: move.place }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});
