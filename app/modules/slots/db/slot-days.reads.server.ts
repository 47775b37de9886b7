import { and, eq, gte, lt } from "drizzle-orm";
import { readCalendarRows } from "#app/modules/fleet/db/calendar.reads.server.ts";
import { agents, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import {
  createCalendarLookup,
  toPlanAgent,
  toPlanLocation,
  toPlanVehicle,
} from "#app/modules/fleet/db/plan-choices.reads.server.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { readPlanDocument } from "#app/modules/planning/db/plan.reads.server.ts";
import { readPlanInputs } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { toAgentPay, toPlanPrices } from "#app/modules/planning/model/account-prices.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import type { PlanDepot } from "#app/modules/planning/model/plan-inputs.ts";
import { proposeCrews } from "#app/modules/planning/model/propose-crews.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { completeRouting } from "#app/modules/workspace/model/default-costs.ts";
import { ignoringLocations, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import type { SlotPlan } from "../model/slot-routes.ts";
import { readPromises } from "./promises.reads.server.ts";

/** Hours of a day that has no plan yet, within the shifts of its agents. */
const usualHours = { start: "08:00", end: "20:00" };

/** Who asks for slots, and for which days. */
export interface SlotQuestion {
  /** Local dates, in order. */
  days: readonly string[];
  /** Where the goods are; null where that is open. */
  depotId: string | null;
  /** The order or held slot that would be moved: its present place and time count no more. */
  moved: { id: string; number: string | null } | null;
}

/** The routes of a day that can take deliveries, and what was promised beyond them. */
export interface SlotDayRecord {
  day: string;
  plans: SlotPlan[];
  waiting: Awaited<ReturnType<typeof readPromises>>;
}

type PlanRow = typeof plans.$inferSelect;

/**
 * The plans of the days that can still change; for a day without any plan the routes that its agents could drive. Null
 * where the account has no agents for deliveries or no depot: nothing says then what can be kept.
 */
export async function readSlotDays(asking: Scope, question: SlotQuestion): Promise<SlotDayRecord[] | null> {
  const scope = ignoringLocations(asking);
  const { id: accountId } = scope.account;
  const { days, depotId, moved } = question;
  const [first = "", last = first] = [days[0], days.at(-1)];
  const [planRows, agentRows, vehicleRows, locationRows, calendar] = await scope.db.batch([
    scope.db
      .select()
      .from(plans)
      .where(
        and(
          eq(plans.accountId, accountId),
          gte(plans.startAt, first),
          lt(plans.startAt, addDays(last, 1)),
          eq(plans.shipmentType, shipmentTypes.code.delivery),
        ),
      ),
    scope.db
      .select()
      .from(agents)
      .where(and(eq(agents.accountId, accountId), eq(agents.active, true))),
    scope.db
      .select()
      .from(vehicles)
      .where(and(eq(vehicles.accountId, accountId), eq(vehicles.active, true))),
    scope.db
      .select()
      .from(locations)
      .where(and(eq(locations.accountId, accountId), eq(locations.active, true))),
    readCalendarRows(scope, addDays(first, -1), last),
  ]);
  const depot = pickDepot(locationRows.map(toPlanLocation), planRows, depotId);
  if (!depot || !agentRows.some(({ functions }) => functions.includes("deliveries"))) return null;
  const atDepot = planRows.filter(({ locationId }) => locationId === depot.id);
  const open = atDepot.filter(({ status }) => status !== planStatuses.code.confirmed);
  const [opened, waiting] = await Promise.all([
    Promise.all(open.map((plan) => readSlotPlan(scope, plan, moved?.number ?? null))),
    readPromises(scope, { days, planIds: planRows.map(({ id }) => id), movedId: moved?.id ?? null }),
  ]);
  const getCalendarDay = createCalendarLookup(calendar);
  const settings = completeRouting(scope.account.routing, scope.account);
  const imagine = (day: string): SlotPlan => {
    const dayAgents = agentRows.map((row) => ({
      ...toPlanAgent(row, getCalendarDay, day),
      pay: toAgentPay(row.payout, scope.account.preferences),
    }));
    const dayVehicles = vehicleRows.map(toPlanVehicle);
    const { crews } = proposeCrews(
      { agents: dayAgents, vehicles: dayVehicles },
      shipmentTypes.code.delivery,
      [],
      usualHours,
    );
    return {
      document: null,
      leftOut: new Set(),
      inputs: {
        timezone: scope.account.timezone,
        startAt: `${day}T${usualHours.start}`,
        endAt: `${day}T${usualHours.end}`,
        ...{ pickupGraceMinutes: 0, dropoffGraceMinutes: 0, depot, settings, shipments: [], paces: [], outside: {} },
        prices: toPlanPrices(settings, scope.account.preferences),
        crews: dayAgents
          .filter(({ id }) => crews.has(id))
          .map((agent) => ({ agent, vehicle: dayVehicles.find(({ id }) => id === crews.get(agent.id)) ?? null })),
        travel: { kind: "estimate", ...scope.ports.travel.estimate },
      },
    };
  };
  return days.map((day) => {
    const isOfDay = ({ startAt }: Pick<PlanRow, "startAt">) => startAt.startsWith(day);
    const found = opened.flatMap((each) => (each && isOfDay(each.plan) ? [each.slots] : []));
    return {
      day,
      plans: atDepot.some(isOfDay) ? found : [imagine(day)],
      waiting: waiting.filter(({ dropoff: { from } }) => from?.startsWith(day)),
    };
  });
}

/** The depot asked for where plans start there or nowhere, else the newest plan's, else the first that is known. */
function pickDepot(
  known: readonly PlanDepot[],
  planRows: readonly PlanRow[],
  depotId: string | null,
): PlanDepot | null {
  const newest = planRows.toSorted((a, b) => b.id.localeCompare(a.id))[0]?.locationId;
  const chosen = planRows.some(({ locationId }) => locationId === depotId) ? depotId : (newest ?? depotId);
  const located = known.filter(({ point }) => point !== null);
  return located.find(({ id }) => id === chosen) ?? located[0] ?? null;
}

async function readSlotPlan(
  scope: Scope,
  { id }: PlanRow,
  orderNumber: string | null,
): Promise<{ plan: PlanRow; slots: SlotPlan } | null> {
  const found = await readPlanInputs(scope, id);
  if (!found) return null;
  const { plan, inputs } = found;
  const document = await readPlanDocument(scope, id, plan.currentVersion);
  const own = inputs.shipments.filter((each) => orderNumber !== null && each.orderNumber === orderNumber);
  return { plan, slots: { inputs, document, leftOut: new Set(own.map((each) => each.id)) } };
}
