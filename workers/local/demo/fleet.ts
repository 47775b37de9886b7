import { agents, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import * as tables from "./company.ts";
import type { Home } from "./homes.ts";
import { DEFAULT_HOURS } from "./plan-day.ts";
import { seedRoster } from "./roster.ts";

/** Ids and data that the demo's orders and plans refer to. */
export interface DemoFleet {
  /** Customer homes, one list per share of towns. */
  homes: Home[][];
  /** The locations, in their order. */
  sites: (Home & { name: string })[];
  locationIds: string[];
  merchantIds: string[];
  /** Portal accounts by merchant. */
  portals: ReadonlyMap<string, string>;
  methodIds: string[];
  crews: { agentId: string; vehicleId: string }[];
}

/** Drivers' pay rates: by the hour, by the stop, and by distance. */
const payoutRates = [
  { flat: 20, per_hour: 27.5, per_shipment: 0.9, per_distance_unit: 0.35 },
  { flat: 0, per_hour: 29, per_shipment: 0, per_distance_unit: 0.35 },
  { flat: 20, per_hour: 0, per_shipment: 2.1, per_distance_unit: 0 },
].map((rates) => ({
  ...rates,
  currency: tables.demoCompany.currency,
  include_first_trip: false,
  iban: "LI21088100002324013AA",
}));

/** Locations, merchants, methods, agents and their vehicles, written at once. */
export async function seedFleet(scope: Scope): Promise<Omit<DemoFleet, "homes">> {
  const { db, ports, account } = scope;
  const createdAt = ports.clock.now();
  const base = () => ({
    id: createUuidV7(createdAt, ports.random(10)),
    accountId: account.id,
    active: true,
    createdAt,
  });
  const sites = await findSites(scope);
  const places = sites.map((site) => ({
    ...base(),
    name: site.name,
    address: site.address,
    ...site.point,
    functions: [1, 2, 3, 4],
    allowedVehicleTypes: [],
    prohibitedVehicles: [],
    openingHours: [],
  }));
  const [furniture, wool] = tables.demoShops;
  const shops = [
    {
      ...base(),
      name: furniture.name,
      ownerName: furniture.ownerName,
      billingLimits: { [tables.demoCompany.currency]: 500_000 },
      trackingEvents: ["out_for_delivery", "delivered"],
    },
    {
      ...base(),
      name: wool.name,
      ownerName: wool.ownerName,
      trackingEvents: ["delivered"],
      managed: false,
      locationIds: places.slice(0, 1).map(({ id }) => id),
    },
  ].map((shop) => ({
    managed: true,
    ...shop,
    tags: [],
    currency: tables.demoCompany.currency,
    email: null,
    phone: null,
  }));
  const methods = tables.demoMethods.map((method) => ({
    ...base(),
    ...method,
    currency: tables.demoCompany.currency,
    latenessThresholdMinutes: 15,
    settings: {},
    autoCreateDelivery: false,
    autoCreateReturn: true,
  }));
  const drivers = tables.demoAgents.map((name, at) => ({
    ...base(),
    name,
    phone: `+42379015${String(10 + at)}`,
    functions: ["pickups" as const, "transfers" as const, "deliveries" as const, "returns" as const],
    payout: payoutRates[at % payoutRates.length] ?? {},
    shiftStart: DEFAULT_HOURS.startsAt,
    shiftEnd: DEFAULT_HOURS.endsAt,
  }));
  const cars = tables.demoVehicles.map((vehicle, at) => ({
    ...base(),
    plateNumber: vehicle.plate,
    name: vehicle.name,
    type: vehicle.type,
    agentId: drivers[at]?.id ?? null,
    costPerKm: vehicle.perKm,
    costPerHour: 3400,
    parcelCapacity: vehicle.parcels,
    maxVolume: vehicle.litres * 1000,
    maxWeight: vehicle.kg * 1000,
    options: vehicle.type === 4 ? ["lift" as const] : [],
    availableFrom: "08:00",
    availableTo: "22:00",
  }));
  await db.batch([
    db.insert(locations).values(places),
    db.insert(merchants).values(shops[0] ?? never()),
    db.insert(merchants).values(shops[1] ?? never()),
    db.insert(shippingMethods).values(methods[0] ?? never()),
    db.insert(shippingMethods).values(methods[1] ?? never()),
    ...mapInGroups(drivers, 5, (group) => db.insert(agents).values(group)),
    ...mapInGroups(cars, 3, (group) => db.insert(vehicles).values(group)),
  ]);
  await seedRoster(
    scope,
    drivers.map(({ id }) => id),
  );
  return {
    sites,
    locationIds: places.map(({ id }) => id),
    merchantIds: shops.map(({ id }) => id),
    portals: new Map(),
    methodIds: methods.map(({ id }) => id),
    crews: drivers.map(({ id }, at) => ({ agentId: id, vehicleId: cars[at]?.id ?? "" })),
  };
}

/** The locations at their real addresses, where the product finds them. */
async function findSites({ ports }: Scope): Promise<DemoFleet["sites"]> {
  const sites = tables.demoPlaces.map(({ name, line1, city, code }) => {
    return { name, address: { line1, city, country: tables.demoCompany.country, postalCode: code } };
  });
  const found = await ports.geocoder.locateAll(sites.map(({ address }) => address));
  return sites.map((site, at) => {
    const [place] = found[at] ?? [];
    if (place?.precision !== "address") throw new Error(`${site.address.line1} is not found`);
    return { ...site, point: place.point };
  });
}

function never(): never {
  throw new Error("the demo's table is shorter than expected");
}

/** A statement takes at most 100 parameters: wide rows go in small groups. */
function mapInGroups<Row, Made>(rows: Row[], size: number, make: (group: Row[]) => Made): Made[] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => make(rows.slice(at * size, (at + 1) * size)));
}
