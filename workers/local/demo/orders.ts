import { createOrderIdentities, insertOrders } from "#app/modules/orders/db/order.writes.server.ts";
import type { GeocodingIssue } from "#app/modules/orders/model/order.enums.ts";
import { type OrderDraftInput, orderDraftSchema } from "#app/modules/orders/model/order.ts";
import { prepareOrder, toPlaceSnapshot } from "#app/modules/orders/model/prepare-order.ts";
import { companies, firstNames, lastNames } from "#app/modules/sandbox/model/invented-people.ts";
import { createSeededRandom } from "#app/modules/sandbox/model/seeded-random.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { Address } from "#app/platform/geo/place.ts";
import { demoCompany, demoShops, mountainZone } from "./company.ts";
import type { DemoFleet } from "./fleet.ts";
import { addMinutes } from "./plan-day.ts";
import { FOREIGN_CURRENCY } from "./receipts.ts";
import { listStockLines } from "./stock.ts";

function pickRow<Row>(rows: readonly Row[], roll: number): Row {
  const row = rows[roll % rows.length];
  if (row === undefined) throw new Error("nothing to pick from");
  return row;
}

const timeWindows = [
  ["08:30", "12:00"],
  ["09:00", "13:00"],
  ["10:00", "14:00"],
  ["11:00", "15:00"],
  ["12:00", "16:00"],
  ["12:30", "16:30"],
  ["09:00", "16:30"],
  ["08:30", "16:30"],
] as const;

interface DemoOrder {
  draft: OrderDraftInput;
  issues: GeocodingIssue[];
  daysAgo: number;
}

/** Orders due on a local date; the first of them carry items of the inventory. */
export interface DemoBatch {
  date: string;
  daysAgo: number;
  count: number;
  stocked?: number;
  /** Minutes by which all their times are shifted. */
  later?: number;
}

/** The order of one fictional customer. */
function createDemoOrder(
  at: number,
  { date, daysAgo, later = 0 }: DemoBatch,
  fleet: DemoFleet,
  roll: (sides: number) => number,
): DemoOrder {
  const town = pickRow(fleet.homes, roll(fleet.homes.length));
  const home = pickRow(town, roll(town.length));
  const [from, to] = pickRow(timeWindows, roll(timeWindows.length));
  const business = roll(9) === 0;
  const name = business
    ? { type: 2 as const, business_name: pickRow(companies, roll(5)) }
    : { first_name: pickRow(firstNames, roll(30)), last_name: pickRow(lastNames, roll(30)) };
  const { postalCode, ...written } = home.address;
  const unclear = daysAgo === 0 && at % 23 === 0;
  const cash = roll(5) === 0;
  return {
    daysAgo,
    issues: unclear ? ["geocoding_inaccurate"] : [],
    draft: {
      external_id: `${demoShops[at % 3]?.prefix ?? "RK"}-${20_400 + at}`,
      ...(at % 3 === 2 ? {} : { merchant_id: fleet.merchantIds[at % 3] }),
      without_carrier: daysAgo === 0 && at % 17 === 0,
      shipping_method_id: fleet.methodIds[roll(3) === 0 && !isInMountains(written) ? 1 : 0],
      source: { location_id: fleet.locationIds[roll(6) === 0 ? 1 : 0] },
      destination: {
        address: {
          ...written,
          // An address without a house number: the street is found, the house is not.
          ...(unclear ? { line1: written.line1?.slice(0, written.line1.lastIndexOf(" ")) } : {}),
          postal_code: postalCode,
          ...(roll(6) === 0 ? { directions: `${1 + roll(4)}. Stock, bitte klingeln` } : {}),
        },
        point: unclear ? null : home.point,
      },
      customer: {
        ...name,
        phone: `+4237${7 + roll(3)}${String(10_000 + roll(89_999))}`,
        email: `kunde${at}@example.com`,
      },
      units: "metric",
      packages: [
        {
          quantity: 1 + roll(3),
          weight: 1 + roll(140) / 10,
          volume: 8 + roll(60),
          name: roll(4) === 0 ? "Karton L" : "Karton M",
        },
      ],
      items: [],
      collections: cash
        ? [{ amount: `${20 + roll(280)}.${pickRow(["00", "50", "90"], roll(3))}`, ...choosePayment(at) }]
        : [],
      delivery_schedule: { from: `${date}T${addMinutes(later, from)}`, to: `${date}T${addMinutes(later, to)}` },
      service_minutes: 4 + roll(8),
      proof_of_delivery: roll(4) === 0 ? 1 : 0,
      tags: roll(7) === 0 ? ["fragile"] : [],
      ...(roll(8) === 0 ? { notes: "Nicht beim Nachbarn abgeben." } : {}),
    },
  };
}

/** Most pay in francs and cash; some by card, some across the border in euros. */
function choosePayment(at: number): { currency: string; method: 1 | 3 } {
  return { currency: at % 7 === 0 ? FOREIGN_CURRENCY : demoCompany.currency, method: at % 9 === 4 ? 3 : 1 };
}

function isInMountains({ city }: Pick<Address, "city">): boolean {
  return mountainZone.towns.some((each) => each === city);
}

/** Adds orders due on each of the dates and returns their ids by date, oldest first. */
export async function seedDemoOrders(
  scope: Scope,
  fleet: DemoFleet,
  days: readonly DemoBatch[],
): Promise<Map<string, string[]>> {
  const roll = createSeededRandom(20_259);
  const made = new Map<string, string[]>();
  let at = 0;
  for (const day of days) {
    const { date, daysAgo, count, stocked = 0 } = day;
    const list = Array.from({ length: count }, (_, turn) => {
      const made = createDemoOrder(at++, day, fleet, roll);
      return turn < stocked ? { ...made, draft: { ...made.draft, items: [...listStockLines(turn)] } } : made;
    });
    const identities = await createOrderIdentities(scope, list.length);
    const prepared = list.map((each, index) => {
      const identity = identities[index];
      if (!identity) throw new Error("an order has no number");
      const draft = orderDraftSchema.parse(each.draft);
      const site = pickRow(fleet.sites, fleet.locationIds.indexOf(draft.source?.location_id ?? ""));
      const { address } = draft.destination;
      if (!address) throw new Error("a demo order goes to an address");
      return prepareOrder(draft, {
        ...identity,
        createdAt: now(scope) - daysAgo * 86_400_000 - (list.length - index) * 97_000,
        timezone: scope.account.timezone,
        ownership: {
          kind: draft.kind,
          accountId: scope.account.id,
          carrierAccountId: scope.account.id,
          ownerAccountId: fleet.portals.get(draft.merchant_id ?? "") ?? null,
          merchantId: draft.merchant_id ?? null,
          defaultProof: 0,
        },
        source: {
          kind: "location",
          id: draft.source?.location_id,
          ...site,
        },
        destination: toPlaceSnapshot({ ...draft.destination, address }),
        placeIssues: { source: [], destination: each.issues },
        importId: null,
        importRow: null,
      });
    });
    const done = await commit(scope.db, insertOrders(scope, prepared));
    if (!done.ok) throw new Error(JSON.stringify(done.failure));
    made.set(
      date,
      prepared.map(({ id }) => id),
    );
  }
  return made;
}
