import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { automationRuleRows } from "../db/automation-rules.server.ts";
import { readRuleOrder, updateRulePositions } from "../db/rule-order.server.ts";
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
    const rules = await readRuleOrder(scope);
    const from = rules.findIndex((rule) => rule.id === id);
    const moved = rules[from];
    const [visible] = await automationRuleRows.read(scope, [id]);
    if (!moved || !visible) return fail("not_found");
    if (scope.locations !== "all") return fail("forbidden");
    const others = rules.toSpliced(from, 1);
    const ordered = others.toSpliced(Math.min(place, rules.length) - 1, 0, moved);
    const written = await commit(scope.db, [
      updateRulePositions(scope, ordered),
      writeAudit(scope, "settings.automation_rules.move", id, { name: moved.name, place: ordered.indexOf(moved) + 1 }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});
