import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import { getFilterValues, type ListFilter, type ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList, type SmallList } from "#app/platform/lists/small-list.server.ts";
import { planStatuses } from "../model/plan.enums.ts";
import type { PlanRow } from "../model/plan-view.ts";
import { planAgents, plans } from "./plans.tables.ts";

const columns = {
  id: plans.id,
  number: plans.number,
  name: plans.name,
  shipmentType: plans.shipmentType,
  status: plans.status,
  startAt: plans.startAt,
  endAt: plans.endAt,
  timezone: plans.timezone,
  shipmentCount: plans.shipmentCount,
  stale: plans.stale,
  summary: plans.summary,
  createdAt: plans.createdAt,
  confirmedAt: plans.confirmedAt,
};

/** What plans can be sorted and filtered by; ids grow with creation. */
export const planListDescription = {
  id: plans.id,
  place: plans.id,
  fields: {
    created_at: { sort: plans.id, filter: { kind: "instant_day", column: plans.createdAt } },
    start_at: { sort: plans.startAt, filter: { kind: "local_day", column: plans.startAt } },
    end_at: { sort: plans.endAt },
    name: { sort: plans.name },
    number: { sort: plans.number },
    status: { sort: plans.status, filter: { kind: "equals", column: plans.status, values: planStatuses } },
    type: { sort: plans.shipmentType, filter: { kind: "equals", column: plans.shipmentType, values: shipmentTypes } },
    shipments: { sort: plans.shipmentCount, filter: { kind: "number", column: plans.shipmentCount } },
    location: { filter: { kind: "equals", column: plans.locationId, values: "id" } },
    stale: { filter: { kind: "flag", column: plans.stale } },
  },
  defaultSort: "-created_at",
  defaultLimit: 20,
} satisfies ListDescription;

/** Limits plans to those of a limited member's depots; no condition for other members. */
export function plansWithinLocations({ locations }: Pick<Scope, "locations">): SQL | undefined {
  return locations === "all" ? undefined : inArray(plans.locationId, selectIds(locations));
}

/** A page of plans; limited members see those of their depots. */
export async function readPlanPage(scope: Scope, query: ListQuery): Promise<Page<PlanRow>> {
  const list: SmallList = {
    ...planListDescription,
    from: sql`${plans}`,
    within: [eq(plans.accountId, scope.account.id), plansWithinLocations(scope)],
    searched: [sql`${plans.number} || ' ' || ${plans.name}`],
  };
  const page = await readSmallList(scope, list, columns, { ...query, filters: query.filters.map(toStatusCodes) });
  const agents = await countAgents(
    scope,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map((row) => toPlanRow(row, agents.get(row.id) ?? 0)) };
}

/** Lets a filter name a status by its word instead of its code. */
function toStatusCodes(filter: ListFilter): ListFilter {
  if (filter.field !== "status") return filter;
  const codes = new Map(planStatuses.rows.map(({ key, code }) => [key as string, String(code)]));
  return { ...filter, values: getFilterValues(filter).map((value) => codes.get(value) ?? value) };
}

async function countAgents(scope: Scope, planIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await scope.db
    .select({ id: planAgents.planId, n: sql<number>`count(*)` })
    .from(planAgents)
    .where(inArray(planAgents.planId, selectIds(planIds)))
    .groupBy(planAgents.planId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** A plan's row as lists show it. */
export function toPlanRow(plan: RowFromColumns<typeof columns>, agentCount: number): PlanRow {
  return {
    id: plan.id,
    number: plan.number,
    name: plan.name,
    shipmentType: plan.shipmentType,
    status: plan.status,
    startAt: plan.startAt,
    endAt: plan.endAt,
    timezone: plan.timezone,
    shipmentCount: plan.shipmentCount,
    agentCount,
    stale: plan.stale,
    summary: plan.summary,
    createdAt: plan.createdAt,
    confirmedAt: plan.confirmedAt,
  };
}
