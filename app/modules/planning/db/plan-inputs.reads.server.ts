import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { agentShifts } from "#app/modules/attendance/db/attendance.tables.ts";
import { agents, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import {
  createCalendarLookup,
  toPlanAgent,
  toPlanLocation,
  toPlanVehicle,
} from "#app/modules/fleet/db/plan-choices.reads.server.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { type ShipmentStatus, shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { waitingShipmentStatuses } from "#app/modules/shipments/model/shipment.states.ts";
import { completeRouting } from "#app/modules/workspace/model/default-costs.ts";
import { routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toAgentPay, toPlanPrices } from "../model/account-prices.ts";
import { computeHourPaces } from "../model/learned-paces.ts";
import { planStatuses } from "../model/plan.enums.ts";
import { createPlanClock } from "../model/plan-clock.ts";
import type { PlanCrew, PlanInputs } from "../model/plan-inputs.ts";
import { readPlanHomes } from "./homes.reads.server.ts";
import { readShipmentsOutsideAreas } from "./outside-areas.reads.server.ts";
import { readPlaceAccess } from "./place-access.reads.server.ts";
import { toPlanShipment } from "./plan-shipment.ts";
import { planAgents, plans } from "./plans.tables.ts";
import { agentRefusals } from "./routes.tables.ts";
import { readTravel } from "./travel.reads.server.ts";

export type PlanRecord = typeof plans.$inferSelect;

/** A plan's row and everything that decides its times, in one round trip; null for an unknown or another account's plan. */
export async function readPlanInputs(
  scope: Scope,
  planId: string,
): Promise<{ plan: PlanRecord; inputs: PlanInputs } | null> {
  const { db } = scope;
  const { id: accountId, preferences } = scope.account;
  const ofAccount = (id: string) => and(eq(plans.accountId, accountId), eq(plans.id, id));
  const ofPlan = and(eq(planAgents.accountId, accountId), eq(planAgents.planId, planId));
  const chosen = (column: typeof planAgents.agentId | typeof planAgents.vehicleId) =>
    db.select({ id: column }).from(planAgents).where(ofPlan);
  // No joins: rows of a batch come by column name, and two of these tables share names.
  const [planRows, depotRows, crewRows, agentRows, calendarRows, vehicleRows, shipmentRows] = await db.batch([
    db.select().from(plans).where(ofAccount(planId)),
    db
      .select()
      .from(locations)
      .where(
        and(
          eq(locations.accountId, accountId),
          inArray(locations.id, db.select({ id: plans.locationId }).from(plans).where(ofAccount(planId))),
        ),
      ),
    db.select().from(planAgents).where(ofPlan).orderBy(asc(planAgents.position)),
    db
      .select()
      .from(agents)
      .where(and(eq(agents.accountId, accountId), inArray(agents.id, chosen(planAgents.agentId)))),
    db
      .select()
      .from(agentShifts)
      .where(
        and(
          eq(agentShifts.accountId, accountId),
          inArray(agentShifts.agentId, chosen(planAgents.agentId)),
          inArray(
            agentShifts.date,
            db
              .select({ date: sql`j.value` })
              .from(
                sql`${plans}, json_each(json_array(substr(${plans.startAt}, 1, 10), date(substr(${plans.startAt}, 1, 10), '-1 day'))) j`,
              )
              .where(ofAccount(planId)),
          ),
        ),
      ),
    db
      .select()
      .from(vehicles)
      .where(and(eq(vehicles.accountId, accountId), inArray(vehicles.id, chosen(planAgents.vehicleId)))),
    db
      .select()
      .from(shipments)
      .where(
        and(
          eq(shipments.accountId, accountId),
          eq(shipments.planId, planId),
          inArray(shipments.status, notCancelledStatuses),
        ),
      )
      .orderBy(asc(shipments.id)),
  ]);
  const plan = planRows[0];
  if (!plan || !canSeePlan(scope, plan)) return null;
  const depot = depotRows[0];
  const open = plan.status === planStatuses.code.confirmed ? notCancelledStatuses : plannable;
  const carriedRows = shipmentRows.filter(({ status }) => open.includes(status));
  const [accessOf, refused] = await Promise.all([
    readPlaceAccess(scope, carriedRows),
    readRefusals(
      scope,
      carriedRows.map(({ id }) => id),
    ),
  ]);
  const served = carriedRows.map((row) => ({
    row,
    planned: {
      ...toPlanShipment(row, accessOf(row)),
      ...(refused.has(row.id) ? { refusedBy: refused.get(row.id) ?? [] } : {}),
    },
  }));
  const [days, date] = [createCalendarLookup(calendarRows), plan.startAt.slice(0, 10)];
  const crews = crewRows.flatMap(({ agentId, vehicleId }): PlanCrew[] => {
    const agent = agentRows.find(({ id }) => id === agentId);
    const vehicle = vehicleRows.find(({ id }) => id === vehicleId);
    return agent
      ? [
          {
            agent: { ...toPlanAgent(agent, days, date), pay: toAgentPay(agent.payout, preferences) },
            vehicle: vehicle ? toPlanVehicle(vehicle) : null,
          },
        ]
      : [];
  });
  const homes = await readPlanHomes(scope, crews);
  const place = depot ? toPlanLocation(depot) : { id: plan.locationId, name: "", line: "", point: null };
  // Settings added after the plan was made take their default.
  const settings = completeRouting(routingSettingsSchema.parse(plan.settings), scope.account);
  return {
    plan,
    inputs: {
      timezone: plan.timezone,
      startAt: plan.startAt,
      endAt: plan.endAt,
      pickupGraceMinutes: plan.pickupGraceMinutes,
      dropoffGraceMinutes: plan.dropoffGraceMinutes,
      depot: place,
      ...(homes ? { homes } : {}),
      settings,
      prices: toPlanPrices(settings, preferences),
      paces: computeHourPaces(plan.paces ?? [], createPlanClock(plan), plan.timezone),
      shipments: served.map(({ planned }) => planned),
      crews,
      travel: await readTravel(scope, {
        depot: place,
        ...(homes ? { homes } : {}),
        shipments: served.map(({ planned }) => planned),
        crews,
      }),
      outside: await readShipmentsOutsideAreas(scope, { settings, depot: place, crews, served }),
    },
  };
}

/** Shipments that can still be planned, and those of the confirmed plan; cancelled shipments left the plan. */
const plannable: readonly ShipmentStatus[] = waitingShipmentStatuses;
const notCancelledStatuses: readonly ShipmentStatus[] = shipmentStatuses.filter(({ phase }) => phase !== "cancelled");

/** A limited member sees the plans of the assigned locations only. */
export function canSeePlan(scope: Scope, plan: Pick<PlanRecord, "locationId">): boolean {
  return scope.locations === "all" || scope.locations.includes(plan.locationId);
}

/** By shipment, the agents who rejected it. */
async function readRefusals(scope: Scope, shipmentIds: readonly string[]): Promise<Map<string, string[]>> {
  const { shipmentId, agentId, accountId } = agentRefusals;
  const rows = await scope.db
    .select({ shipmentId, agentId })
    .from(agentRefusals)
    .where(and(eq(accountId, scope.account.id), inArray(shipmentId, selectIds(shipmentIds))));
  return new Map(
    [...Map.groupBy(rows, (row) => row.shipmentId)].map(([id, refusals]) => [id, refusals.map((row) => row.agentId)]),
  );
}
