import { createOwnColumns } from "#app/modules/custom-fields/commands/own-columns.server.ts";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import { readCustomerNames } from "#app/modules/customers/db/customer-list.reads.server.ts";
import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import { orderLookups } from "#app/modules/orders/model/order-lookups.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import { countMatched, readRuns } from "../db/run-log.reads.server.ts";
import type { AutomationRuleView } from "../model/automation-rule.ts";
import { computePlanWindow } from "../model/automation-rule.ts";
import { automationRuleCatalogue } from "./automation-rules.server.ts";

/** Log lines shown beside a rule. */
const MAX_LOG_LINES = 20;

/** The rules, and for the open one (`?edit=`, else the first) its log, its next plan and the names it references. */
export async function readRulesScreen(scope: Scope, pageRequest: PageRequest & { language: string }) {
  const listed = await automationRuleCatalogue.screen(scope, pageRequest);
  if (!listed.ok) return listed;
  const { list, editing, choices, canManage } = listed.value;
  const adding = canManage && (pageRequest.url.searchParams.has("new") || list.rows.length === 0);
  const open = adding ? null : (editing ?? list.rows[0] ?? null);
  const query = { sort: null, search: "", limit: MAX_LOG_LINES, cursor: null, filters: [] };
  const at = list.rows.findIndex(({ id }) => id === open?.id);
  const [log, customers, conditions, matched, fields] = await Promise.all([
    open ? readRuns(scope, open.id, query) : null,
    readCustomerNames(scope, open?.customers ?? []),
    readFilterNames(scope, { ...query, filters: open?.conditions ?? [] }, orderLookups),
    countMatched(scope, getYesterday(scope)),
    readCustomFields(scope, "order"),
  ]);
  const { language } = pageRequest;
  const { own, options } = createOwnColumns(fields, {
    ...{ rows: [], query: { filters: open?.conditions ?? [] }, language },
  });
  return ok({
    rules: list.rows.map((rule) => ({ ...rule, matched: matched.get(rule.id) ?? 0 })),
    open,
    place: scope.locations === "all" && canManage && at >= 0 ? at + 1 : null,
    next: open && getNextPlan(scope, open),
    log: log && { runs: log.rows, total: log.pagination.total },
    choices: { ...choices, customers },
    /** Names of the values in conditions. */
    conditions: { ...conditions, ...options },
    ownFilters: own,
    locations: choices.location_id ?? [],
    teams: choices.teams ?? [],
    methods: choices.shipping_methods ?? [],
    canManage,
    timezone: scope.account.timezone,
    now: now(scope),
  });
}

type RulesData = Extract<Awaited<ReturnType<typeof readRulesScreen>>, { ok: true }>["value"];
export type RulesView = Omit<RulesData, "ownFilters">;

/** Start of yesterday in the account's time zone. */
function getYesterday(scope: Scope): number {
  const zone = scope.account.timezone;
  return toInstant(`${addDays(toLocalDate(now(scope), zone), -1)}T00:00`, zone);
}

function getNextPlan(scope: Scope, rule: AutomationRuleView) {
  return rule.next_at === null
    ? null
    : { at: rule.next_at, ...computePlanWindow(rule, rule.next_at, scope.account.timezone) };
}
