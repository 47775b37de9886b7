import type { Point } from "#app/platform/geo/place.ts";

/** The tag of sample orders, by which lists filter them. */
export const SAMPLE_TAG = "sample";
export const SAMPLE_COUNT = 20;

const people = [
  ["Amelie", "Brandt"],
  ["Jonas", "Keller"],
  ["Leyla", "Demir"],
  ["Tom", "Harper"],
  ["Ines", "Costa"],
  ["Milan", "Novak"],
  ["Sofia", "Rossi"],
  ["Noah", "Lind"],
  ["Emma", "Fischer"],
  ["Ravi", "Patel"],
] as const;
const windows = [
  ["08:00", "12:00"],
  ["10:00", "14:00"],
  ["12:00", "17:00"],
  ["08:00", "18:00"],
] as const;

/** Where a sample order goes. */
export interface SamplePlace {
  address: {
    line1: string;
    city?: string | undefined;
    postal_code?: string | undefined;
    country: string;
  };
  point: Point;
}

/** Orders to try the product with, on one local day, with common windows and sizes; valid input of the order schema. */
export function buildSampleOrders({
  locationId,
  day,
  places,
}: {
  locationId: string;
  day: string;
  places: readonly SamplePlace[];
}): Record<string, unknown>[] {
  return places.map((destination, at) => {
    const [first = "", last = ""] = people[at % people.length] ?? [];
    const [from = "", to = ""] = windows[at % windows.length] ?? [];
    return {
      external_id: `SAMPLE-${at + 1}`,
      source: { location_id: locationId },
      destination,
      customer: { first_name: first, last_name: last, email: `sample.${at + 1}@example.com` },
      units: "metric",
      packages: [{ quantity: 1 + (at % 3), weight: 1 + (at % 7), length: 40, width: 30, height: 20 }],
      delivery_schedule: { from: `${day}T${from}`, to: `${day}T${to}` },
      service_minutes: 4,
      tags: [SAMPLE_TAG],
    };
  });
}

/** Degrees of latitude in a meter. */
const DEGREES_PER_METER = 1 / 111_200;

/**
 * Invented places where no houses are known: in the middle of towns, the nearest first, each further one of a town some
 * streets away. Deterministic.
 */
export function inventSamplePlaces(
  towns: readonly { name: string | undefined; postalCode: string | null; point: Point }[],
  { country, street, count }: { country: string; street: string; count: number },
): SamplePlace[] {
  return Array.from({ length: count }, (_, at) => {
    const town = towns[at % towns.length];
    if (!town) return [];
    // The golden angle spreads any number of points evenly.
    const angle = at * 2.399963;
    const turn = Math.floor(at / towns.length);
    const degrees = 250 * Math.sqrt(turn + 0.25) * DEGREES_PER_METER;
    const { latitude, longitude } = town.point;
    return {
      address: {
        line1: `${street} ${at + 1}`,
        city: town.name,
        postal_code: town.postalCode ?? undefined,
        country,
      },
      point: {
        latitude: latitude + degrees * Math.cos(angle),
        longitude: longitude + (degrees * Math.sin(angle)) / Math.max(0.1, Math.cos((latitude * Math.PI) / 180)),
      },
    };
  }).flat();
}
