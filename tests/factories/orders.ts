import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { createOrderIdentities, insertOrders } from "#app/modules/orders/db/order.writes.server.ts";
import type { GeocodingIssue } from "#app/modules/orders/model/order.enums.ts";
import { type OrderDraftInput, orderDraftSchema } from "#app/modules/orders/model/order.ts";
import { prepareOrder } from "#app/modules/orders/model/prepare-order.ts";
import type { PreparedOrder } from "#app/modules/orders/model/prepared-order.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";

const first = ["Amra", "Dino", "Lejla", "Haris", "Maja", "Emir", "Selma", "Tarik"];
const last = ["Hodžić", "Kovač", "Marić", "Begić", "Babić", "Delić"];
const cities = [
  { city: "Mostar", postal_code: "88000", longitude: 17.8078, latitude: 43.3438 },
  { city: "Čitluk", postal_code: "88260", longitude: 17.7006, latitude: 43.2286 },
  { city: "Široki Brijeg", postal_code: "88220", longitude: 17.5936, latitude: 43.3831 },
];

export const testDepot: PlaceSnapshot = {
  kind: "location",
  id: "0190a000-0000-7000-8000-00000000d000",
  name: "Depot",
  address: { line1: "Depot 1", city: "Mostar", country: "BA" },
  point: { longitude: 17.60171712, latitude: 43.37391833 },
};

/** The depot as a location of an account, for orders to leave from. */
export async function createDepot(scope: Scope): Promise<string> {
  const id = crypto.randomUUID();
  await scope.db.insert(locations).values({
    id,
    accountId: scope.account.id,
    name: "Depot",
    address: testDepot.address,
    ...testDepot.point,
    functions: [1, 3],
    allowedVehicleTypes: [],
    prohibitedVehicles: [],
    openingHours: [],
    active: true,
    createdAt: Date.now(),
  });
  return id;
}

/** An agent with every function. */
export async function createAgent(scope: Scope): Promise<string> {
  const id = crypto.randomUUID();
  await scope.db.insert(agents).values({
    id,
    accountId: scope.account.id,
    name: "Driver",
    phone: "+38763000000",
    functions: ["pickups", "transfers", "deliveries", "returns"],
    payout: {},
    active: true,
    createdAt: 0,
  });
  return id;
}

/** A plausible order draft; `at` varies name, city and phone, so that many differ. */
export function createOrderDraft(at: number, changes: Partial<OrderDraftInput> = {}): OrderDraftInput {
  const place = cities[at % cities.length] ?? cities[0];
  return {
    source: { location_id: testDepot.id ?? "" },
    destination: {
      address: { line1: `Ulica ${at}`, city: place?.city, postal_code: place?.postal_code, country: "BA" },
      point: { longitude: place?.longitude ?? 0, latitude: place?.latitude ?? 0 },
    },
    customer: {
      first_name: first[at % first.length] ?? "",
      last_name: last[at % last.length] ?? "",
      phone: `+387632${String(10_000 + (at % 90_000))}`,
    },
    units: "metric",
    packages: [{ quantity: 1 + (at % 3), weight: 1.5, length: 30, width: 20, height: 10 }],
    delivery_schedule: { from: "2026-11-23T08:00", to: "2026-11-23T15:00" },
    ...changes,
  };
}

/** Many prepared orders of an account, identified by it. */
export async function prepareTestOrders(
  scope: Scope,
  count: number,
  of: (at: number) => { draft?: Partial<OrderDraftInput>; issues?: GeocodingIssue[]; importId?: string } = () => ({}),
): Promise<PreparedOrder[]> {
  const identities = [];
  for (let left = count; left > 0; left -= 1000)
    identities.push(...(await createOrderIdentities(scope, Math.min(left, 1000))));
  return identities.map((identity, at) => {
    const { draft, issues, importId } = of(at);
    const parsed = orderDraftSchema.parse(createOrderDraft(at, draft));
    const { address, point } = parsed.destination;
    if (!address) throw new Error("the factory makes orders with addresses");
    return prepareOrder(parsed, {
      ...identity,
      createdAt: now(scope),
      timezone: scope.account.timezone,
      ownership: {
        kind: parsed.kind,
        accountId: scope.account.id,
        carrierAccountId: scope.account.id,
        ownerAccountId: null,
        merchantId: parsed.merchant_id ?? null,
        defaultProof: 0,
      },
      source: testDepot,
      destination: { kind: "customer", address: { ...address, postalCode: address.postal_code }, point: point ?? null },
      placeIssues: { source: [], destination: issues ?? [] },
      importId: importId ?? null,
      importRow: importId ? at : null,
    });
  });
}

/** Writes many orders, 250 a batch; answers them as prepared. */
export async function seedTestOrders(...args: Parameters<typeof prepareTestOrders>): Promise<PreparedOrder[]> {
  const orders = await prepareTestOrders(...args);
  for (let at = 0; at < orders.length; at += 250) {
    const written = await commit(args[0].db, insertOrders(args[0], orders.slice(at, at + 250)));
    if (!written.ok) throw new Error(written.failure.code);
  }
  return orders;
}
