import { z } from "zod";
import { openGazetteer } from "#app/modules/places/db/gazetteer.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { postalCodeRequired } from "#app/platform/money/countries.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { measureGreatCircle } from "#wasm/host/travel.ts";
import { readSamplePlace } from "../db/sample-place.reads.server.ts";
import { buildSampleOrders, inventSamplePlaces, SAMPLE_COUNT, type SamplePlace } from "../model/sample-orders.ts";
import { bulkOrders } from "./bulk/bulk-orders.server.ts";

/** How far from the location samples go, meters. */
const MAX_HOUSE_METERS = 7_000;
const MAX_TOWN_METERS = 15_000;

type SampleLocation = NonNullable<Awaited<ReturnType<typeof readSamplePlace>>["location"]>;

/**
 * Creates sample orders for tomorrow around the first location of an account without orders, through the command that
 * the API uses. They go to houses on a street where a region knows them, else into the towns around. They carry the tag
 * "sample", by which they can be found and cancelled.
 */
export const addSamples = createCommand({
  name: "orders.add_samples",
  permission: ["orders", "orders.create"],
  input: z.object({ street: z.string().min(1).max(60).describe("The street of addresses that are invented") }),
  async run(scope, { street }) {
    const { location, hasOrders } = await readSamplePlace(scope);
    if (hasOrders) return fail("already_done");
    if (!location) return fail("samples_without_location");
    const day = addDays(toLocalDate(now(scope), scope.account.timezone), 1);
    const places = await findSamplePlaces(scope, location, street);
    const orders = buildSampleOrders({ locationId: location.id, day, places });
    const written = await bulkOrders.execute(scope, { orders });
    if (!written.ok) return written;
    const [refused] = written.value.refused;
    return refused ? fail(refused.code, refused.params) : ok({ created: written.value.succeeded.length });
  },
});

async function findSamplePlaces({ ports }: Scope, location: SampleLocation, street: string): Promise<SamplePlace[]> {
  const { point, country } = location;
  const houses = await ports.addresses.around(point, { meters: MAX_HOUSE_METERS, count: SAMPLE_COUNT });
  const known = houses
    .filter(({ postal_code }) => postal_code || !postalCodeRequired.has(country))
    .map(({ point: at, reasons: _, ...address }) => ({ address: { ...address, country }, point: at }));
  const count = SAMPLE_COUNT - known.length;
  return [...known, ...inventSamplePlaces(await listTownsAround(location), { country, street, count })];
}

/**
 * The location's own town first, then those around, the nearest first. Their postal codes are not known: a country that
 * requires them leaves only the own one.
 */
async function listTownsAround({ point, city, postalCode, country }: SampleLocation) {
  const own = { name: city ?? undefined, postalCode, point };
  if (postalCodeRequired.has(country)) return [own];
  const degrees = MAX_TOWN_METERS / 111_200;
  const corner = (sign: number) => ({
    latitude: point.latitude + sign * degrees,
    longitude: point.longitude + (sign * degrees) / Math.max(0.1, Math.cos((point.latitude * Math.PI) / 180)),
  });
  const measure = (to: typeof point) =>
    measureGreatCircle([point.longitude, point.latitude], [to.longitude, to.latitude]);
  const gazetteer = await openGazetteer();
  const around = gazetteer
    .findWithin(country, corner(-1), corner(1))
    .map(({ name, longitude, latitude }) => ({ name, postalCode: null, point: { longitude, latitude } }))
    .filter(({ name }) => name !== city)
    .toSorted((a, b) => measure(a.point) - measure(b.point));
  return [own, ...around].slice(0, SAMPLE_COUNT);
}
