import { type TrackingFacts, trackBare, trackOrder } from "#app/modules/orders/model/tracked/track-order.ts";
import type { BareOrder, TrackedOrder } from "#app/modules/orders/model/tracked/tracked-order.ts";
import { numberForm } from "#app/modules/orders/model/tracked/tracking-link.ts";
import { openGazetteer } from "#app/modules/places/db/gazetteer.server.ts";
import { scopeOfAccount } from "#app/platform/db/account-scope.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { decodeLine } from "#app/platform/geo/polyline.ts";
import { cornersOf, drawSheet, type MapSheet, type SheetPoints, viewOf } from "#app/platform/geo/sheet/map-sheet.ts";
import type { SheetStreets } from "#app/platform/geo/sheet/street-picture.ts";
import type { Ways } from "#app/platform/geo/ways.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { sameToken } from "#app/platform/kernel/tokens.ts";
import { readTrackedOrder, type Trackable } from "../db/tracked-order.reads.server.ts";

/** The region that the destination lies in, and the way there. */
async function streetsAround({ destination, origin, driver }: SheetPoints, ways: Ways): Promise<SheetStreets | null> {
  const region = await ways.regionAt(destination);
  if (!region) return null;
  const from = driver ?? origin?.point;
  const [line] = from ? await ways.along([[from, destination]]) : [];
  return { region, way: line ? decodeLine(line) : null };
}

interface Around {
  db: Database;
  ports: Ports;
  /** When the stop of a route is expected; null where it is not there any more. */
  expectedArrival(scope: Scope, stop: { id: string; routeId: string }): Promise<number | null>;
}

/** The facts with the arrival that the office sees: customers and dispatchers read one figure. */
async function timed(around: Around, { facts, onRoute }: Trackable): Promise<TrackingFacts> {
  if (!facts.stop || !onRoute) return facts;
  const scope = await scopeOfAccount(around, onRoute.accountId, { id: null, name: "", language: "en" });
  const expectedAt = scope && (await around.expectedArrival(scope, onRoute));
  return expectedAt === null ? facts : { ...facts, stop: { ...facts.stop, expectedAt } };
}

/** An order as far as whoever asks may know it: all that the link shows, or what a bare number does. */
export type Found = ({ by: "link"; order: TrackedOrder } | { by: "number"; order: BareOrder }) & {
  /** The present of the order's account, milliseconds UTC. */
  now: number;
};

/**
 * The order with this number, for whoever has the number or the link's token. An unknown number and a malformed one
 * read the same; a wrong token is none.
 */
export async function findTracked(
  around: Around,
  { number, token }: { number: string; token: string | null },
): Promise<Result<Found>> {
  const { db, ports } = around;
  const found = numberForm.test(number) ? await readTrackedOrder(db, number) : null;
  if (!found) return fail("order_not_found");
  const now = ports.clock.now() + found.ahead;
  const facts = await timed(around, found);
  const linked = token !== null && (await sameToken(token, found.trackingToken));
  return ok(
    linked ? { by: "link", order: trackOrder(facts, now), now } : { by: "number", order: trackBare(facts, now), now },
  );
}

const frames = { wide: { width: 944, height: 900 }, narrow: { width: 390, height: 232 } };

/** The page's map for a wide screen and for a phone; null while the destination has no place on earth. */
export async function drawTracked(
  order: TrackedOrder,
  ways: Ways,
): Promise<{ wide: MapSheet; narrow: MapSheet } | null> {
  const { destination, origin, driver } = order;
  if (!destination) return null;
  const points = { destination, origin, driver };
  const view = viewOf(points);
  const streets = await streetsAround(points, ways);
  const places = (await openGazetteer()).within(order.country, ...cornersOf(view));
  return {
    wide: drawSheet(points, view, places, frames.wide, streets),
    narrow: drawSheet(points, view, places, frames.narrow, streets),
  };
}
