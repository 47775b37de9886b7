import type { Scope } from "#app/data/kernel/scope.server.ts";
import {
  accounts,
  agents,
  locations,
  memberships,
  merchants,
  shippingMethods,
  vehicles,
} from "#app/data/schema/index.ts";
import { configure } from "#app/data/session/configuration.server.ts";
import { readSession } from "#app/data/session/session.reads.server.ts";
import { insertUser } from "#app/data/session/session.writes.server.ts";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import { sha256Hex } from "#app/domain/kernel/tokens.ts";
import { hashPassword } from "#app/features/session/passwords.server.ts";
import { startSession } from "#app/features/session/visit.server.ts";
import { createWorkspace } from "#app/features/workspaces/create-workspace.server.ts";
import type { Surroundings } from "#app/http/contexts.server.ts";
import { seedDay } from "./day.ts";
import * as hamburg from "./hamburg.ts";
import { seedLimitedMember } from "./limited-member.ts";
import { openPortal } from "./portal.ts";
import { seedSettings } from "./settings.ts";

/** The demo's people; all have the same password. */
export const demoPassword = "waybill-demo";
const people = [
  { email: "demo@waybill.example", firstName: "Katharina", lastName: "Vogt" },
  { email: "mehmet@waybill.example", firstName: "Mehmet", lastName: "Demir" },
];

/** What the demo's orders and plans refer to. */
export interface DemoFleet {
  locationIds: string[];
  merchantIds: string[];
  /** Merchant accounts by the merchant that signs in to them. */
  portals: ReadonlyMap<string, string>;
  methodIds: string[];
  crews: { agentId: string; vehicleId: string }[];
}

/** A delivery company in Hamburg in the middle of its working day. */
export async function seedDemo(surroundings: Surroundings): Promise<void> {
  const scope = quietly(await openWorkspace(surroundings));
  const made = await seedFleet(scope);
  const wool = made.merchantIds[1] ?? never();
  const fleet = { ...made, portals: new Map([[wool, await openPortal(scope, wool, demoPassword)]]) };
  await seedSettings(scope, fleet);
  await seedLimitedMember(scope, fleet.locationIds[1] ?? never(), demoPassword);
  await seedDay(scope, fleet);
}

/** No queue listens and no plan is open while the demo is made; the first sweep finds what is due. */
function quietly(scope: Scope): Scope {
  const nobody = () => Promise.reject(new Error("no plan room while seeding"));
  const room = {
    optimize: nobody,
    stop: nobody,
    change: nobody,
    undo: nobody,
    redo: nobody,
    restore: nobody,
    confirm: nobody,
    discard: nobody,
    connect: nobody,
    touched: async () => {},
    removed: nobody,
    revive: nobody,
  };
  return {
    ...scope,
    ports: { ...scope.ports, planRoom: () => room, wake: { imports: async () => {}, outbox: async () => {} } },
  };
}

async function openWorkspace(surroundings: Surroundings): Promise<Scope> {
  const { db, ports } = surroundings;
  const now = ports.clock.now();
  const ids: string[] = [];
  for (const person of people) {
    const id = uuidV7(now, ports.random(10));
    const password = await hashPassword(demoPassword, ports.random(16));
    await insertUser(db, { id, ...person, password, emailVerifiedAt: now, createdAt: now });
    ids.push(id);
  }
  await configure(db, uuidV7(now, ports.random(10)), null, now);
  const [owner = "", colleague = ""] = ids;
  const made = await createWorkspace(surroundings, owner, {
    name: "Alsterfracht",
    country: "DE",
    postal_code: "22113",
    timezone: "Europe/Berlin",
  });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  const { accountId } = made.value;
  await db.update(accounts).set({ plan: "business", trialEndsAt: null });
  await db
    .insert(memberships)
    .values({ accountId, userId: colleague, isOwner: false, fullAccess: true, permissions: [], createdAt: now });
  const { token } = await startSession({ db, ports, device: "Demo" }, owner);
  const session = await readSession(db, await sha256Hex(token), now);
  const account = session?.accounts[0];
  if (!account) throw new Error("the demo workspace was not made");
  return { account, actor: { id: owner, name: "Katharina Vogt", language: "en" }, locations: "all", db, ports };
}

async function seedFleet(scope: Scope): Promise<DemoFleet> {
  const { db, ports, account } = scope;
  const createdAt = ports.clock.now();
  const base = () => ({ id: uuidV7(createdAt, ports.random(10)), accountId: account.id, active: true, createdAt });
  const places = hamburg.places.map((place) => ({
    ...base(),
    name: place.name,
    address: { line1: place.line1, city: "Hamburg", country: "DE", postalCode: place.code },
    longitude: place.longitude,
    latitude: place.latitude,
    functions: [1, 2, 3, 4],
    allowedVehicleTypes: [],
    prohibitedVehicles: [],
    openingHours: [],
  }));
  const shops = [
    {
      ...base(),
      name: "Holtmann Möbel",
      ownerName: "Petra Holtmann",
      billingLimits: { EUR: 500_000 },
      trackingEvents: ["out_for_delivery", "delivered"],
    },
    {
      ...base(),
      name: "Deichwolle",
      ownerName: "Fenja Deich",
      trackingEvents: ["delivered"],
      managed: false,
      locationIds: places.slice(0, 1).map(({ id }) => id),
    },
  ].map((shop) => ({ managed: true, ...shop, tags: [], currency: "EUR", email: null, phone: null }));
  const methods = [
    { ...base(), name: "Alsterfracht Standard", type: 1, baseFee: 590, rtoFee: 350 },
    { ...base(), name: "Same day", type: 2, baseFee: 990, rtoFee: 500 },
  ].map((method) => ({
    ...method,
    currency: "EUR",
    latenessThresholdMinutes: 15,
    settings: {},
    autoCreateDelivery: false,
    autoCreateReturn: true,
  }));
  const drivers = hamburg.agents.map((name, at) => ({
    ...base(),
    name,
    phone: `+4915115550${String(100 + at)}`,
    functions: ["pickups" as const, "transfers" as const, "deliveries" as const, "returns" as const],
    payout: {},
    shiftStart: "08:00",
    shiftEnd: "18:30",
  }));
  const cars = hamburg.vehicles.map((vehicle, at) => ({
    ...base(),
    plateNumber: vehicle.plate,
    name: vehicle.name,
    type: vehicle.type,
    agentId: drivers[at]?.id ?? null,
    costPerKm: vehicle.perKm,
    costPerHour: 1900,
    parcelCapacity: vehicle.parcels,
    maxVolume: vehicle.litres * 1000,
    maxWeight: vehicle.kg * 1000,
    options: vehicle.type === 4 ? ["lift" as const] : [],
    availableFrom: "08:00",
    availableTo: "18:30",
  }));
  await db.batch([
    db.insert(locations).values(places),
    db.insert(merchants).values(shops[0] ?? never()),
    db.insert(merchants).values(shops[1] ?? never()),
    db.insert(shippingMethods).values(methods[0] ?? never()),
    db.insert(shippingMethods).values(methods[1] ?? never()),
    ...inGroups(drivers, 5, (group) => db.insert(agents).values(group)),
    ...inGroups(cars, 3, (group) => db.insert(vehicles).values(group)),
  ]);
  return {
    locationIds: places.map(({ id }) => id),
    merchantIds: shops.map(({ id }) => id),
    portals: new Map(),
    methodIds: methods.map(({ id }) => id),
    crews: drivers.map(({ id }, at) => ({ agentId: id, vehicleId: cars[at]?.id ?? "" })),
  };
}

function never(): never {
  throw new Error("the demo's table is shorter than expected");
}

/** A statement takes at most 100 parameters: wide rows go in small groups. */
function inGroups<Row, Made>(rows: Row[], size: number, make: (group: Row[]) => Made): Made[] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => make(rows.slice(at * size, (at + 1) * size)));
}
