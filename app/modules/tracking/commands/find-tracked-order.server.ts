import type { ExpectedArrival } from "#app/modules/orders/model/tracked/estimate-arrival.ts";
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

/** The region of the destination, and the road geometry to it. */
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
  /** Expected arrival at a stop of a route; null when the stop no longer exists. */
  estimateArrival(scope: Scope, stop: { id: string; routeId: string }): Promise<ExpectedArrival | null>;
}

/** Adds the same estimated arrival that dispatchers see. */
async function addExpectedArrival(
  context: TrackingContext,
  { facts, onRoute }: TrackedOrderRecord,
): Promise<TrackingFacts> {
  if (!facts.stop || !onRoute) return facts;
  const scope = await readAccountScope(context, onRoute.accountId, { id: null, name: "", language: "en" });
  const expected = scope && (await context.estimateArrival(scope, onRoute));
  return expected ? { ...facts, stop: { ...facts.stop, ...expected } } : facts;
}

/** What the visitor may see of an order: by the link of a message everything, by its number alone less. */
export type TrackedOrderResult = ({ by: "link"; order: TrackedOrder } | { by: "number"; order: BareOrder }) & {
  /** The current time of the order's account, milliseconds UTC. */
  now: number;
};

/**
 * Finds an order by number, with or without the link's token. Unknown and malformed numbers give the same error; a
 * wrong token counts as none.
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

/** Draws the page's map for wide screens and for phones; null when the destination has no coordinates. */
export async function drawTrackingMap(
  order: TrackedOrder,
  ways: Ways,
): Promise<{ wide: MapDrawing; narrow: MapDrawing } | null> {
  const { destination, origin, driver } = order;
  if (!destination) return null;
  // Beside the driver the depot would only make the map too wide to tell van and stop apart.
  const points = { destination, origin: driver ? null : origin, driver };
  const view = computeMapExtent(points);
  const streets = await findStreets(points, ways);
  const places = (await openGazetteer()).findWithin(order.country, ...computeExtentCorners(view));
  return {
    wide: drawMap(points, view, places, mapFrames.wide, streets),
    narrow: drawMap(points, view, places, mapFrames.narrow, streets),
  };
}
