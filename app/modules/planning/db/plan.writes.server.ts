import { and, eq, sql } from "drizzle-orm";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { completeRouting } from "#app/modules/workspace/model/default-costs.ts";
import type { PlanObjective } from "#app/modules/workspace/model/routing-settings.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { EventType } from "#app/platform/events/event-catalogue.ts";
import { publishEvent } from "#app/platform/events/outbox.server.ts";
import { planStatuses } from "../model/plan.enums.ts";
import type { PlanDocument, PlanSummary } from "../model/plan-document.ts";
import type { PlanRun } from "../model/plan-effort.ts";
import type { PlanRecord } from "./plan-inputs.reads.server.ts";
import { planAgents, plans, planVersions, travelPaces } from "./plans.tables.ts";
import { routes, stops } from "./routes.tables.ts";

type PlanSet = Partial<Omit<PlanRecord, "id" | "accountId" | "version">>;

const { pending, queued, optimizing, ready } = planStatuses.code;

/**
 * Changes a plan's row at an expected version. After a change in between the new version evaluates to null, which the
 * column refuses: the whole batch rolls back as `lost_race`.
 */
export function setPlan(scope: Scope, expected: Pick<PlanRecord, "id" | "version">, set: PlanSet): Statement {
  return scope.db
    .update(plans)
    .set({ ...set, version: sql`case when ${plans.version} = ${expected.version} then ${plans.version} + 1 end` })
    .where(and(eq(plans.accountId, scope.account.id), eq(plans.id, expected.id)));
}

type NewPlan = Pick<
  PlanRecord,
  | "id"
  | "number"
  | "name"
  | "shipmentType"
  | "timezone"
  | "startAt"
  | "endAt"
  | "locationId"
  | "pickupGraceMinutes"
  | "dropoffGraceMinutes"
  | "autoConfirm"
  | "createdByAutomation"
> & { objective?: PlanObjective | undefined };

/** Inserts a Pending plan with the account's current routing settings and learned paces. */
export function insertPlan(scope: Scope, values: NewPlan): Statement {
  const settings = completeRouting(scope.account.routing, scope.account);
  return scope.db.insert(plans).values({
    id: values.id,
    number: values.number,
    name: values.name,
    shipmentType: values.shipmentType,
    timezone: values.timezone,
    startAt: values.startAt,
    endAt: values.endAt,
    locationId: values.locationId,
    pickupGraceMinutes: values.pickupGraceMinutes,
    dropoffGraceMinutes: values.dropoffGraceMinutes,
    autoConfirm: values.autoConfirm,
    accountId: scope.account.id,
    status: planStatuses.code.pending,
    createdByAutomation: values.createdByAutomation,
    settings: { ...settings, objective: values.objective ?? settings.objective },
    paces: sql`(select ${travelPaces.paces} from ${travelPaces} where ${travelPaces.accountId} = ${scope.account.id})`,
    stale: false,
    createdBy: scope.actor.id,
    createdAt: now(scope),
  });
}

export interface NewVersion {
  planId: string;
  version: number;
  parent: number;
  reason: string;
  document: PlanDocument;
  summary: PlanSummary;
  seed?: number;
  solverVersion?: string;
  run?: PlanRun;
}

/**
 * Inserts one version of a plan. The primary key refuses a second row of the same number and rolls the batch back as
 * `lost_race`.
 */
export function insertVersion(scope: Scope, values: NewVersion): Statement {
  return scope.db.insert(planVersions).values({
    ...values,
    accountId: scope.account.id,
    authorId: scope.actor.id,
    authorName: scope.actor.name,
    at: now(scope),
  });
}

/** Writes the crews of a document; the chosen agents keep their order. */
export function setCrews(scope: Scope, planId: string, document: PlanDocument): Statement {
  const pairs = JSON.stringify(document.routes.map(({ agentId, vehicleId }) => ({ agentId, vehicleId })));
  return scope.db.run(sql`update ${planAgents} set vehicle_id =
    (select json_extract(j.value, '$.vehicleId') from json_each(${pairs}) j where json_extract(j.value, '$.agentId') = ${planAgents.agentId})
    where ${planAgents.accountId} = ${scope.account.id} and ${planAgents.planId} = ${planId}
      and ${planAgents.agentId} in (select json_extract(j.value, '$.agentId') from json_each(${pairs}) j)`);
}

export interface CrewAssignment {
  agentId: string;
  vehicleId: string | null;
}

/** Replaces the chosen agents of a plan. */
export function replaceCrews(scope: Scope, planId: string, crews: readonly CrewAssignment[]): Statement[] {
  return [
    scope.db.delete(planAgents).where(and(eq(planAgents.accountId, scope.account.id), eq(planAgents.planId, planId))),
    insertJsonRows(scope.db, {
      table: planAgents,
      columns: {
        planId: () => planId,
        agentId: ({ crew }: { crew: CrewAssignment; at: number }) => crew.agentId,
        vehicleId: ({ crew }) => crew.vehicleId,
        accountId: () => scope.account.id,
        position: ({ at }) => at,
      },
      rows: crews.map((crew, at) => ({ crew, at })),
    }),
  ];
}

/**
 * The plan's inputs changed: counts its shipments again, marks the current version as stale and sets Ready back to
 * Pending. For batches that move, edit or cancel shipments of a plan; call `scope.ports.planRoom(planId).touched()`
 * after the commit to notify viewers.
 */
export function markPlansChanged(scope: Scope, planIds: readonly string[]): Statement[] {
  if (planIds.length === 0) return [];
  return [
    scope.db.run(sql`update ${plans} set
      status = case status when ${ready} then ${pending} else status end,
      stale = case when status in (${queued}, ${optimizing}) or (current_version > 0 and status in (${pending}, ${ready}))
        then 1 else stale end,
      shipment_count = (select count(*) from ${shipments} where ${shipments.accountId} = ${scope.account.id}
        and ${shipments.planId} = ${plans.id} and ${shipments.status} <> ${shipmentStatuses.code.cancelled}),
      version = version + 1
      where account_id = ${scope.account.id} and id in (select value from json_each(${JSON.stringify([...new Set(planIds)])}))`),
  ];
}

/** Deletes a plan with its history, agents, routes and stops. Its shipments must have left before. */
export function deletePlanRows(scope: Scope, planId: string): Statement[] {
  const accountId = scope.account.id;
  const routesOfPlan = sql`select id from ${routes} where account_id = ${accountId} and plan_id = ${planId}`;
  return [
    scope.db.delete(stops).where(and(eq(stops.accountId, accountId), sql`${stops.routeId} in (${routesOfPlan})`)),
    scope.db.delete(routes).where(and(eq(routes.accountId, accountId), eq(routes.planId, planId))),
    scope.db.delete(planVersions).where(and(eq(planVersions.accountId, accountId), eq(planVersions.planId, planId))),
    scope.db.delete(planAgents).where(and(eq(planAgents.accountId, accountId), eq(planAgents.planId, planId))),
    scope.db.delete(plans).where(and(eq(plans.accountId, accountId), eq(plans.id, planId))),
  ];
}

/** The webhook events of plans. */
type PlanTopic = Extract<EventType, `plan.${string}`>;

/** One outbox message about a plan, for the batch that makes the change. */
export function publishPlanEvent(scope: Scope, topic: PlanTopic, plan: { id: string; number: string }): Statement {
  return publishEvent(scope, topic, plan);
}
