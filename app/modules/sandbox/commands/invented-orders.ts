import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import type { Place } from "#app/modules/places/db/gazetteer.server.ts";
import { hour } from "#app/platform/kernel/milliseconds.ts";
import { requiresPostalCode } from "#app/platform/money/countries.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import { companies, firstNames, lastNames } from "../model/invented-people.ts";

/** Towns of invented customers, and the source and method of their orders. */
export interface InventionContext {
  country: string;
  currency: string;
  timezone: string;
  towns: readonly Pick<Place, "name" | "latitude" | "longitude">[];
  locationId: string;
  merchantId: string | undefined;
  methodId: string | undefined;
}

/** A random integer from 0, below `sides`. */
export type Roll = (sides: number) => number;

const windows = [
  ["08:00", "12:00"],
  ["09:00", "13:00"],
  ["10:00", "15:00"],
  ["12:00", "17:00"],
  ["08:00", "18:00"],
] as const;

/** From this hour on, orders are for the next day. */
const LAST_HOUR_OF_TODAY = "09";

/**
 * A number of orders of invented people in real towns, due on the sandbox's current day or the next one. @param now the
 * sandbox's time, ms UTC
 */
export function inventOrders(count: number, context: InventionContext, { now, roll }: { now: number; roll: Roll }) {
  const local = toLocalTime(now, context.timezone);
  const today = local.slice(0, 10);
  const date = local.slice(11, 13) < LAST_HOUR_OF_TODAY ? today : addDays(today, 1);
  const stamp = Math.floor(now / hour).toString(36);
  return Array.from({ length: count }, (_, at): OrderDraftInput => {
    const town = pick(context.towns, roll);
    const [from, to] = pick(windows, roll);
    const person =
      roll(9) === 0
        ? { type: 2 as const, business_name: pick(companies, roll) }
        : { first_name: pick(firstNames, roll), last_name: pick(lastNames, roll) };
    return {
      external_id: `SB-${stamp}-${roll(1_000_000).toString(36)}-${at + 1}`,
      merchant_id: at % 3 === 0 ? context.merchantId : undefined,
      shipping_method_id: context.methodId,
      source: { location_id: context.locationId },
      destination: {
        address: {
          ...{ line1: `${pick(streets, roll)} ${1 + roll(80)}`, city: town.name, country: context.country },
          ...inventPostalCode(context.country),
        },
        point: { longitude: town.longitude + pickOffset(roll), latitude: town.latitude + pickOffset(roll) },
      },
      customer: { ...person, email: `customer${at + 1}@example.com` },
      units: "metric",
      packages: [{ quantity: 1 + roll(3), weight: 1 + roll(140) / 10, volume: 8 + roll(60) }],
      items: [],
      collections: roll(5) === 0 ? [{ amount: `${20 + roll(280)}`, currency: context.currency, method: 1 }] : [],
      delivery_schedule: { from: `${date}T${from}`, to: `${date}T${to}` },
      tags: [],
    };
  });
}

/** A postal code that does not exist, for countries whose addresses require one. */
export function inventPostalCode(country: string): { postal_code?: string } {
  return requiresPostalCode(country) ? { postal_code: "00000" } : {};
}

const streets = ["Station Road", "Mill Lane", "Church Street", "Garden Street", "Market Street", "River Road"] as const;

/** Within two kilometres of a town's center, degrees. */
const pickOffset = (roll: Roll): number => (roll(401) - 200) / 10_000;

function pick<Row>(rows: readonly Row[], roll: Roll): Row {
  const row = rows[roll(rows.length)];
  if (row === undefined) throw new Error("nothing to pick from");
  return row;
}
