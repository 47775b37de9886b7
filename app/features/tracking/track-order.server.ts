import { openGazetteer } from "#app/data/geocoding/gazetteer.server.ts";
import type { Database } from "#app/data/kernel/database.server.ts";
import { readTrackedOrder } from "#app/data/tracking/tracked-order.reads.server.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import { cornersOf, drawSheet, type MapSheet, viewOf } from "#app/domain/tracking/map-sheet.ts";
import { trackOrder } from "#app/domain/tracking/track-order.ts";
import type { TrackedOrder } from "#app/domain/tracking/tracked-order.ts";

/** Numbers as the product writes them; anything else needs no look into the database. */
const numberForm = /^[A-Z]{2}-\d{1,12}$/;

interface Around {
  db: Database;
  now: number;
}

/** What a stranger may know of the order with this number. An unknown number and a malformed one read the same. */
export async function findTracked({ db, now }: Around, number: string): Promise<Result<TrackedOrder>> {
  const facts = numberForm.test(number) ? await readTrackedOrder(db, number) : null;
  return facts ? ok(trackOrder(facts, now)) : fail("order_not_found");
}

const frames = { wide: { width: 944, height: 900 }, narrow: { width: 390, height: 232 } };

/** The page's map for a wide screen and for a phone; null while the destination has no place on earth. */
export async function drawTracked(order: TrackedOrder): Promise<{ wide: MapSheet; narrow: MapSheet } | null> {
  const { destination, origin, driver } = order;
  if (!destination) return null;
  const points = { destination, origin, driver };
  const view = viewOf(points);
  const places = (await openGazetteer()).within(order.country, ...cornersOf(view));
  return {
    wide: drawSheet(points, view, places, frames.wide),
    narrow: drawSheet(points, view, places, frames.narrow),
  };
}
