import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds, updateJsonRows } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { insertOrderTimeline } from "#app/platform/events/timeline-rows.server.ts";
import type { PlaceSnapshot, Point } from "#app/platform/geo/place.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { type PlaceEnd, placeEnds } from "../model/order.enums.ts";
import {
  type ConfirmedPlaces,
  confirmPlaces,
  pointFieldByEnd,
  type validateLocationsSchema,
} from "../model/validate-location.ts";
import { recopyShipments } from "./edit.writes.server.ts";
import { readLiveShipments } from "./live-shipments.reads.server.ts";
import { ordersWithinLocations } from "./location-scope.server.ts";
import type { OrderRecord } from "./order.reads.server.ts";
import { orders } from "./orders.tables.ts";

type LocationInputs = z.output<typeof validateLocationsSchema>["orders"];

type ConfirmedOrder = ConfirmedPlaces & {
  id: string;
  number: string;
  version: number;
  from: ConfirmedPlaces["status"];
};

/**
 * Confirms the places of many orders: four statements for one batch, and the outcome of each order. Shipments of an
 * order that was only held take over its place.
 */
export async function confirmOrders(
  scope: Scope,
  requested: LocationInputs,
): Promise<{ statements: Statement[]; outcome: BulkOutcome; planIds: string[] }> {
  const inputById = new Map(requested.map((each) => [each.id, each]));
  const found = await scope.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.accountId, scope.account.id),
        inArray(orders.id, selectIds([...inputById.keys()])),
        ordersWithinLocations(scope),
      ),
    );
  const orderById = new Map(found.map((order) => [order.id, order]));
  const first = await findFirstMatches(
    scope,
    found.flatMap((order) =>
      placeEnds
        .filter((end) => !order[end].point && !inputById.get(order.id)?.[pointFieldByEnd[end]])
        .map((end) => ({ id: order.id, end, place: order[end] })),
    ),
  );
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const confirmed: ConfirmedOrder[] = [];
  const held: OrderRecord[] = [];
  for (const [id, points] of inputById) {
    const order = orderById.get(id);
    const stale = order && points.version !== undefined && points.version !== order.version;
    const placed = order && !stale ? confirmPlaces(order, { ...first.get(id), ...definePoints(points) }) : null;
    if (order && placed?.ok) {
      confirmed.push({ ...placed.value, id, number: order.number, version: order.version + 1, from: order.status });
      if (placed.value.status === order.status) held.push(order);
      outcome.succeeded.push(id);
    } else outcome.refused.push({ id, code: stale ? "lost_race" : getRefusalCode(placed) });
  }
  const carried = await Promise.all(
    held.map(async (order) => ({ order, live: await readLiveShipments(scope, order.id) })),
  );
  const recopied = carried.flatMap(({ order, live }) => recopyShipments(scope, { order }, live));
  return {
    statements: confirmed.length === 0 ? [] : [...buildConfirmStatements(scope, confirmed), ...recopied],
    outcome,
    planIds: carried.flatMap(({ live }) => live.flatMap(({ planId }) => planId ?? [])),
  };
}

type Points = Partial<Record<(typeof pointFieldByEnd)[PlaceEnd], Point>>;

/** The given points alone: a missing one leaves what was found. */
function definePoints({ point, source_point }: LocationInputs[number]): Points {
  return { ...(point && { point }), ...(source_point && { source_point }) };
}

/** The geocoder's first match for each end without a point, by order. */
async function findFirstMatches(
  scope: Scope,
  unplaced: readonly { id: string; end: PlaceEnd; place: PlaceSnapshot }[],
): Promise<Map<string, Points>> {
  const found = await scope.ports.geocoder.locateAll(unplaced.map(({ place }) => place.address));
  const points = new Map<string, Points>();
  for (const [index, { id, end }] of unplaced.entries()) {
    const point = found[index]?.[0]?.point;
    if (point) points.set(id, { ...points.get(id), [pointFieldByEnd[end]]: point });
  }
  return points;
}

function getRefusalCode(placed: ReturnType<typeof confirmPlaces> | null): BulkOutcome["refused"][number]["code"] {
  if (placed === null || placed.ok) return "not_found";
  return placed.failure.code === "invalid_fields" ? "point_missing" : placed.failure.code;
}

function buildConfirmStatements(scope: Scope, confirmed: readonly ConfirmedOrder[]): Statement[] {
  const detail = { part: "locations", validated: true };
  return [
    ...insertOrderTimeline(
      scope,
      confirmed.map(({ id, number, version, from, status }) => ({
        id,
        number,
        events: [{ type: "updated", version, from, to: status, detail }],
      })),
    ),
    updateJsonRows(scope.db, {
      table: orders,
      account: scope.account.id,
      columns: {
        status: (each: ConfirmedOrder) => each.status,
        version: (each) => each.version,
        source: (each) => each.source,
        destination: (each) => each.destination,
        issues: () => [],
        placeIssues: () => ({ source: [], destination: [] }),
      },
      rows: confirmed,
    }),
  ];
}
