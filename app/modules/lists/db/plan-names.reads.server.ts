import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type NamedChoice, nameContains } from "#app/platform/lists/names.reads.server.ts";

const { pending, ready } = planStatuses.code;

/** Number of newest plans searched. */
const MAX_PLANS = 50;

/** The newest plans whose name or number contains a text; with `open`, only those that still accept shipments. */
export function findPlans(scope: Scope, search: string, which: "all" | "open" = "all"): Promise<NamedChoice[]> {
  const taking = which === "open" ? inArray(plans.status, [pending, ready]) : undefined;
  return readNamedPlans(scope, and(taking, nameContains(plans.name, search)), MAX_PLANS);
}

/** Plans by id. */
export function readPlanNames(scope: Scope, ids: readonly string[]): Promise<NamedChoice[]> {
  return readNamedPlans(scope, inArray(plans.id, selectIds(ids)), ids.length);
}

async function readNamedPlans(scope: Scope, which: SQL | undefined, limit: number): Promise<NamedChoice[]> {
  const within = scope.locations === "all" ? undefined : inArray(plans.locationId, selectIds(scope.locations));
  const rows = await scope.db
    .select({ id: plans.id, name: plans.name, number: plans.number })
    .from(plans)
    .where(and(eq(plans.accountId, scope.account.id), within, which))
    .orderBy(desc(plans.id))
    .limit(limit);
  return rows.map(({ id, name, number }) => ({ value: id, label: `${name} · ${number}` }));
}
