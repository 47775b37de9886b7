import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { agents, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { readPlanDocument } from "#app/modules/planning/db/plan.reads.server.ts";
import { type PlanRecord, readPlanInputs } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { getRouteEdges } from "#app/modules/planning/model/crews/plan-homes.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { reconcileDocument } from "#app/modules/planning/model/plan-assignment.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import { printedShipmentColumns } from "#app/modules/shipments/db/manifest.reads.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { getContactPhone } from "#app/modules/shipments/model/contact-phone.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";

/** A route for printing: instants, metres. */
export interface PrintedRoute {
  number: number;
  agent: string;
  vehicle: string;
  startAt: number;
  endAt: number;
  /** Where it starts and ends, by name. */
  start: string;
  end: string;
  distance: number;
  stops: PrintedStop[];
  /** Planned or actual times of its breaks. */
  breaks: TimeSpan[];
}

interface TimeSpan {
  startAt: number;
  endAt: number;
}

/** A stop with its shipment; a mid-route depot stop has none. */
export interface PrintedStop {
  position: number;
  type: "pickup" | "dropoff" | "depot";
  arriveAt: number;
  shipment: PrintedShipment | null;
}

export type PrintedShipment = Awaited<ReturnType<typeof readPrintedShipments>>[number];

export interface PrintedPlan {
  plan: PlanRecord;
  depot: string;
  routes: PrintedRoute[];
  /** Unassigned shipments. */
  unassigned: PrintedShipment[];
}

/**
 * A plan for printing: once confirmed its routes as they are driven, before that those of its current version. Null for
 * an unknown plan.
 */
export async function readPrintedPlan(scope: Scope, planId: string): Promise<PrintedPlan | null> {
  const found = await readPlanInputs(scope, planId);
  if (!found) return null;
  const { plan, inputs } = found;
  const carried = new Map((await readPrintedShipments(scope, planId)).map((row) => [row.id, row]));
  const of = (id: string | null) => (id === null ? null : (carried.get(id) ?? null));
  const confirmed = plan.status === planStatuses.code.confirmed;
  const sheets = confirmed
    ? await readDrivenRoutes(scope, planId, { inputs, of })
    : await readPlannedRoutes(scope, plan, { inputs, of });
  const served = new Set(sheets.flatMap((route) => route.stops.flatMap(({ shipment }) => shipment?.id ?? [])));
  const unassigned = inputs.shipments.flatMap(({ id }) => (served.has(id) ? [] : (carried.get(id) ?? [])));
  return { plan, depot: [inputs.depot.name, inputs.depot.line].filter(Boolean).join(", "), routes: sheets, unassigned };
}

type FindShipment = (shipmentId: string | null) => PrintedShipment | null;

async function readPlannedRoutes(
  scope: Scope,
  plan: PlanRecord,
  { inputs, of }: { inputs: PlanInputs; of: FindShipment },
): Promise<PrintedRoute[]> {
  const document = await readPlanDocument(scope, plan.id, plan.currentVersion);
  if (!document) return [];
  const crews = new Map(inputs.crews.map((crew) => [crew.agent.id, crew.agent.name]));
  const vans = new Map(inputs.crews.flatMap(({ vehicle }) => (vehicle ? [[vehicle.id, vehicle.label] as const] : [])));
  return createPlanTimer(inputs)
    .time(reconcileDocument(document, inputs))
    .routes.filter((route) => route.stops.length > 0)
    .map(({ number, agentId, vehicleId, startAt, endAt, distance, stops: timed, breaks }) => ({
      ...getEdgeNames(getRouteEdges(inputs, { agentId, vehicleId })),
      number,
      agent: crews.get(agentId) ?? "",
      vehicle: vans.get(vehicleId ?? "") ?? "",
      startAt,
      endAt,
      distance,
      breaks,
      stops: timed.map(({ type, arriveAt, shipmentId }, at) => ({
        position: at + 1,
        type,
        arriveAt,
        shipment: type === "depot" ? null : of(shipmentId),
      })),
    }));
}

const getEdgeNames = ({ start, end }: Record<"start" | "end", { name: string }>) => ({
  start: start.name,
  end: end.name,
});

async function readDrivenRoutes(
  scope: Scope,
  planId: string,
  { inputs, of }: { inputs: PlanInputs; of: FindShipment },
): Promise<PrintedRoute[]> {
  const account = scope.account.id;
  const found = await scope.db
    .select({ route: routes, agent: agents.name, vehicle: vehicles.name, plate: vehicles.plateNumber })
    .from(routes)
    .leftJoin(agents, and(eq(agents.id, routes.agentId), eq(agents.accountId, routes.accountId)))
    .leftJoin(vehicles, and(eq(vehicles.id, routes.vehicleId), eq(vehicles.accountId, routes.accountId)))
    .where(and(eq(routes.accountId, account), eq(routes.planId, planId)))
    .orderBy(asc(routes.number), asc(routes.id));
  const rows = await scope.db
    .select()
    .from(stops)
    .where(and(eq(stops.accountId, account), inArray(stops.routeId, selectIds(found.map(({ route }) => route.id)))))
    .orderBy(asc(stops.position));
  return found.flatMap(({ route, agent, vehicle, plate }): PrintedRoute[] => {
    const own = rows.flatMap((row, at): PrintedStop[] => {
      if (row.routeId !== route.id || row.type === "route_end" || row.type === "break") return [];
      return [{ position: at, type: row.type, arriveAt: row.arriveAt, shipment: of(row.shipmentId) }];
    });
    const listed = own.map((stop, at) => ({ ...stop, position: at + 1 }));
    const { number, startAt, endAt, distance } = route;
    if (listed.length === 0) return [];
    const last = rows.find((row) => row.routeId === route.id && row.type === "route_end");
    const start = route.start?.place.name ?? inputs.depot.name;
    const end = last?.place.name ?? inputs.depot.name;
    return [
      {
        number,
        agent: agent ?? "",
        vehicle: vehicle || (plate ?? ""),
        startAt,
        endAt,
        start,
        end,
        distance,
        stops: listed,
        breaks: rows.filter((row) => row.routeId === route.id && row.type === "break" && row.state !== "failed"),
      },
    ];
  });
}

/** The shipments of a plan with the details a driver needs. */
async function readPrintedShipments(scope: Scope, planId: string) {
  const rows = await scope.db
    .select({
      ...printedShipmentColumns,
      collections: sql<string>`(select coalesce(json_group_array(json_array(c.currency, c.amount)), '[]')
        from shipment_orders l join collections c on c.order_id = l.order_id
        where l.shipment_id = "shipments"."id" and c.status = ${collectionStatuses.code.pending} and c.waived = 0)`,
    })
    .from(shipments)
    .where(
      and(
        eq(shipments.accountId, scope.account.id),
        eq(shipments.planId, planId),
        ne(shipments.status, shipmentStatuses.code.cancelled),
      ),
    )
    .orderBy(asc(shipments.id));
  return rows.map((row) => ({ ...row, collect: sumByCurrency(JSON.parse(row.collections) as [string, number][]) }));
}

/** Amounts still to be collected, one sum per currency. */
function sumByCurrency(lines: readonly (readonly [currency: string, amount: number])[]) {
  const totals = new Map<string, number>();
  for (const [currency, amount] of lines) totals.set(currency, (totals.get(currency) ?? 0) + amount);
  return [...totals].map(([currency, amount]) => ({ currency, amount }));
}

/** The contact's phone number at a stop. */
export function getPrintedStopPhone(stop: Pick<PrintedStop, "type">, shipment: PrintedShipment): string {
  return (
    getContactPhone(shipment, stop.type === "pickup" ? "source" : "destination", getPrintedStopPlace(stop, shipment)) ??
    ""
  );
}

/** Address and contact of a stop. */
export function getPrintedStopPlace(stop: Pick<PrintedStop, "type">, shipment: PrintedShipment): PlaceSnapshot {
  return stop.type === "pickup" ? shipment.source : shipment.destination;
}
