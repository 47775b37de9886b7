import { automationRuleRows } from "#app/data/automation/automation-rules.server.ts";
import { describedRuns, readRuns } from "#app/data/automation/run-log.reads.server.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { listRead } from "../../asked-list.server.ts";

/** `GET automation-rules/{id}/runs`: what a rule did, and did not and why, the newest first. */
export const listRuns = listRead(describedRuns, async (scope, query, { params }) => {
  const [rule] = await automationRuleRows.read(scope, [params.id ?? ""]);
  if (!rule) return fail("not_found");
  const { rows, pagination } = await readRuns(scope, rule.id, query);
  return ok({ runs: rows, pagination });
});
