import { type TrackingFacts, trackByNumber, trackOrder } from "#app/modules/orders/model/tracked/track-order.ts";
import type { BareOrder, TrackedOrder } from "#app/modules/orders/model/tracked/tracked-order.ts";
import { trackingNumberPattern } from "#app/modules/orders/model/tracked/tracking-link.ts";
import { openGazetteer } from "#app/modules/places/db/gazetteer.server.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import {
  computeExtentCorners,
  computeMapExtent,
  drawMap,
  type MapDrawing,
  type MapPoints,
} from "#app/platform/geo/map-drawing/map-drawing.ts";
import type { KnownStreets } from "#app/platform/geo/map-drawing/street-picture.ts";
import { decodeLine } from "#app/platform/geo/polyline.ts";
import type { Ways } from "#app/platform/geo/ways.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { isSameToken } from "#app/platform/kernel/tokens.ts";
import { readTrackedOrder, type TrackedOrderRecord } from "../db/tracked-order.reads.server.ts";

/** The region that the destination lies in, and the way there. */
async function findStreets({ destination, origin, driver }: MapPoints, ways: Ways): Promise<KnownStreets | null> {
  const region = await ways.findRegionAt(destination);
  if (!region) return null;
  const from = driver ?? origin?.point;
  const [line] = from ? await ways.findAlong([[from, destination]]) : [];
  return { region, way: line ? decodeLine(line) : null };
}

interface TrackingContext {
  db: Database;
  ports: Ports;
  /** When the stop of a route is expected; null where it is not there any more. */
  estimateArrival(scope: Scope, stop: { id: string; routeId: string }): Promise<number | null>;
}

/** The facts with the arrival that the office sees: customers and dispatchers read one figure. */
async function addExpectedArrival(
  context: TrackingContext,
  { facts, onRoute }: TrackedOrderRecord,
): Promise<TrackingFacts> {
  if (!facts.stop || !onRoute) return facts;
  const scope = await readAccountScope(context, onRoute.accountId, { id: null, name: "", language: "en" });
  const expectedAt = scope && (await context.estimateArrival(scope, onRoute));
  return expectedAt === null ? facts : { ...facts, stop: { ...facts.stop, expectedAt } };
}

/** An order as far as whoever asks may know it: all that the link shows, or what a bare number does. */
export type TrackedOrderResult = ({ by: "link"; order: TrackedOrder } | { by: "number"; order: BareOrder }) & {
  /** The present of the order's account, milliseconds UTC. */
  now: number;
};

/**
 * The order with this number, for whoever has the number or the link's token. An unknown number and a malformed one
 * read the same; a wrong token is none.
 */
export async function findTrackedOrder(
  context: TrackingContext,
  { number, token }: { number: string; token: string | null },
): Promise<Result<TrackedOrderResult>> {
  const { db, ports } = context;
  const found = trackingNumberPattern.test(number) ? await readTrackedOrder(db, number) : null;
  if (!found) return fail("order_not_found");
  const now = ports.clock.now() + found.clockAhead;
  const facts = await addExpectedArrival(context, found);
  const linked = token !== null && (await isSameToken(token, found.trackingToken));
  return ok(
    linked
      ? { by: "link", order: trackOrder(facts, now), now }
      : { by: "number", order: trackByNumber(facts, now), now },
  );
}

const mapFrames = { wide: { width: 944, height: 900 }, narrow: { width: 390, height: 232 } };

/** The page's map for a wide screen and for a phone; null while the destination has no place on earth. */
export async function drawTrackingMap(
  order: TrackedOrder,
  ways: Ways,
): Promise<{ wide: MapDrawing; narrow: MapDrawing } | null> {
  const { destination, origin, driver } = order;
  if (!destination) return null;
  const points = { destination, origin, driver };
  const view = computeMapExtent(points);
  const streets = await findStreets(points, ways);
  const places = (await openGazetteer()).findWithin(order.country, ...computeExtentCorners(view));
  return {
    wide: drawMap(points, view, places, mapFrames.wide, streets),
    narrow: drawMap(points, view, places, mapFrames.narrow, streets),
  };
}
