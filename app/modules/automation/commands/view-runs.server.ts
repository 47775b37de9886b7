import { createOwnColumns } from "#app/modules/custom-fields/commands/own-columns.server.ts";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { automationRuleRows } from "../db/automation-rules.server.ts";
import { readVisibleRules } from "../db/rule-order.server.ts";
import { allRunsListDescription, readAllRuns, readRuns, runsListDescription } from "../db/run-log.reads.server.ts";

/** `GET automation-rules/{id}/runs`: runs of one rule with outcome and reason, newest first. */
export const listRuns = createListRead(
  { ...runsListDescription, searchless: true },
  async (scope, query, { params }) => {
    const [rule] = await automationRuleRows.read(scope, [params.id ?? ""]);
    if (!rule) return fail("not_found");
    const { rows, pagination } = await readRuns(scope, rule.id, query);
    return ok({ runs: rows, pagination });
  },
);

/** `GET automation-runs`: runs of all rules with outcome and reason, newest first. */
export const listAllRuns = createListRead(allRunsListDescription, async (scope, query) => {
  const { rows, pagination } = await readAllRuns(scope, query);
  return ok({ runs: rows, pagination });
});

/** The screen of all runs: a page of them, and the rules to filter by. */
export async function readRunsScreen(scope: Scope, { url, language }: PageRequest & { language: string }) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, allRunsListDescription);
  const [list, rules, fields] = await Promise.all([
    readAllRuns(scope, query),
    readVisibleRules(scope),
    readCustomFields(scope, "order"),
  ]);
  const options = { rule: rules.map(({ id, name }) => ({ value: id, label: name })) };
  const ownFilters = createOwnColumns(fields, { rows: [], query: { filters: [] }, language }).own;
  return ok({ ...list, unknown, options, ownFilters });
}
