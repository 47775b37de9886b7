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

interface SampleInput {
  location: { id: string; point: Point; city: string | null; postalCode: string | null; country: string };
  /** Local date of delivery. */
  day: string;
  /** "Sample street" in the language of the person. */
  street: string;
}

/** Degrees of latitude in a kilometer. */
const DEGREES_PER_KM = 1 / 111.2;

/**
 * Orders to try the product with: 1 to 7 km around a location, on one day, with common windows and sizes. Deterministic
 * for a place; valid input of the order schema.
 */
export function buildSampleOrders({ location, day, street }: SampleInput): Record<string, unknown>[] {
  const { latitude, longitude } = location.point;
  return Array.from({ length: SAMPLE_COUNT }, (_, at) => {
    // The golden angle spreads any number of points evenly.
    const angle = at * 2.399963;
    const km = 1 + 6 * Math.sqrt(at / SAMPLE_COUNT);
    const [first = "", last = ""] = people[at % people.length] ?? [];
    const [from = "", to = ""] = windows[at % windows.length] ?? [];
    return {
      external_id: `SAMPLE-${at + 1}`,
      source: { location_id: location.id },
      destination: {
        address: {
          line1: `${street} ${at + 1}`,
          city: location.city ?? undefined,
          postal_code: location.postalCode ?? undefined,
          country: location.country,
        },
        point: {
          latitude: latitude + km * DEGREES_PER_KM * Math.cos(angle),
          longitude:
            longitude + (km * DEGREES_PER_KM * Math.sin(angle)) / Math.max(0.1, Math.cos((latitude * Math.PI) / 180)),
        },
      },
      customer: { first_name: first, last_name: last, email: `sample.${at + 1}@example.com` },
      units: "metric",
      packages: [{ quantity: 1 + (at % 3), weight: 1 + (at % 7), length: 40, width: 30, height: 20 }],
      delivery_schedule: { from: `${day}T${from}`, to: `${day}T${to}` },
      service_minutes: 4,
      tags: [SAMPLE_TAG],
    };
  });
}
