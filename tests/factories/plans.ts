import { sql } from "drizzle-orm";
import { agents, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { createPlan } from "#app/modules/plans/commands/create-plan.server.ts";
import { shipmentOrders, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { reserveNumbers } from "#app/platform/db/numbers.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { createUuidV7Run } from "#app/platform/kernel/ids.ts";
import { seedTestOrders } from "./orders.ts";

export const depotPoint: Point = { longitude: 17.60171712, latitude: 43.37391833 };

export interface PlanWorld {
  locationId: string;
  agentIds: string[];
  vehicleIds: string[];
  shipmentIds: string[];
  orderIds: string[];
}

interface WorldOptions {
  shipments: number;
  agents: number;
  /** Grams that a vehicle carries; without it a vehicle takes everything. */
  maxWeight?: number;
  point?: (at: number) => Point;
  /** Local windows by shipment. */
  window?: (at: number) => { from: string; to: string };
  costPerKm?: number;
}

/** A depot, agents with vans, and Pending delivery shipments of Ready orders round the depot. */
export async function createPlanWorld(scope: Scope, options: WorldOptions): Promise<PlanWorld> {
  const count = (n: number): string[] => createUuidV7Run(now(scope), n, scope.ports.random(Math.max(10, n * 10)));
  const [locationId = ""] = count(1);
  const account = { accountId: scope.account.id, createdAt: now(scope) };
  await scope.db.insert(locations).values({
    ...account,
    ...depotPoint,
    id: locationId,
    name: `Depot ${locationId.slice(-6)}`,
    address: { line1: "Skladište 1", city: "Mostar", country: "BA" },
    functions: [1, 2, 3, 4],
    allowedVehicleTypes: [],
    prohibitedVehicles: [],
    openingHours: [],
    active: true,
  });
  const [agentIds, vehicleIds] = [count(options.agents), count(options.agents)];
  for (const [at, id] of agentIds.entries()) {
    await scope.db.insert(agents).values({
      ...account,
      id,
      name: `Agent ${at + 1}`,
      phone: `+38763${id.replaceAll(/\D/g, "").slice(-7)}${at}`,
      functions: ["deliveries"],
      payout: {},
      shiftStart: "07:00",
      shiftEnd: "18:00",
      active: true,
    });
    await scope.db.insert(vehicles).values({
      ...account,
      id: vehicleIds[at] ?? "",
      plateNumber: `VAN-${id.slice(-8)}-${at}`,
      type: 3,
      options: [],
      maxWeight: options.maxWeight ?? null,
      costPerKm: options.costPerKm ?? 20,
      active: true,
    });
  }
  const { shipmentIds, orderIds } = await seedShipments(scope, locationId, options);
  return { locationId, agentIds, vehicleIds, shipmentIds, orderIds };
}

/** Spread round the depot, always the same. */
export function spreadAroundDepot(at: number): Point {
  const angle = at * 2.399963;
  const radius = 0.02 + 0.012 * Math.sqrt(at);
  return {
    longitude: depotPoint.longitude + radius * Math.cos(angle),
    latitude: depotPoint.latitude + radius * Math.sin(angle),
  };
}

/** Pending delivery shipments, one an order; the orders are Processing. */
export async function seedShipments(
  scope: Scope,
  locationId: string,
  {
    shipments: count,
    point = spreadAroundDepot,
    window = () => ({ from: "2026-11-23T08:00", to: "2026-11-23T16:00" }),
  }: WorldOptions,
): Promise<{ shipmentIds: string[]; orderIds: string[] }> {
  const orders = await seedTestOrders(scope, count);
  const ids = createUuidV7Run(now(scope), count, scope.ports.random(Math.max(10, count * 10)));
  const numbers = count > 0 ? await reserveNumbers(scope, "shipment", count) : [];
  const rows = orders.map((order, at) => ({ order, at, id: ids[at] ?? "", ...window(at), place: point(at) }));
  type Row = (typeof rows)[number];
  const written = await commit(scope.db, [
    insertJsonRows(scope.db, {
      table: shipments,
      columns: {
        id: (row: Row) => row.id,
        accountId: () => scope.account.id,
        number: ({ at }) => numbers[at] ?? "",
        type: () => 3 as const,
        status: () => 1 as const,
        source: ({ order }) => order.source,
        destination: ({ order, place }) => ({ ...order.destination, point: place }),
        sourceLocationId: () => locationId,
        sourceLine: () => "Depot",
        destinationLine: ({ at }) => `Ulica ${at}`,
        customerName: ({ at }) => `Customer ${at}`,
        timezone: () => scope.account.timezone,
        deliveryFrom: ({ from }) => from,
        deliveryTo: ({ to }) => to,
        serviceMinutes: () => 4.5,
        packageCount: () => 1,
        palletCount: () => 0,
        weight: () => 10_000,
        volume: () => 20_000,
        orderCount: () => 1,
        orderNumber: ({ order }) => order.number,
        requirements: () => ({ vehicleTypes: [], vehicleOptions: [], allowedAgents: [], prohibitedVehicles: [] }),
        tags: () => [],
        createdAt: () => now(scope),
        version: () => 1,
      },
      rows,
    }),
    insertJsonRows(scope.db, {
      table: shipmentOrders,
      columns: {
        shipmentId: (row: Row) => row.id,
        orderId: ({ order }) => order.id,
        accountId: () => scope.account.id,
      },
      rows,
    }),
    scope.db.run(
      sql`update orders set status = ${orderStatuses.code.processing} where account_id = ${scope.account.id}`,
    ),
  ]);
  if (!written.ok) throw new Error(written.failure.code);
  return { shipmentIds: ids, orderIds: orders.map(({ id }) => id) };
}

/** A plan of such a world for its day, made by the product's own command. */
export async function createTestPlan(
  scope: Scope,
  world: PlanWorld,
  changes: { agents?: number; shipments?: number; graceMinutes?: number } = {},
): Promise<string> {
  const made = await createPlan.execute(scope, {
    name: "Monday",
    shipmentType: 3,
    startAt: "2026-11-23T06:00",
    endAt: "2026-11-23T20:00",
    locationId: world.locationId,
    dropoffGraceMinutes: changes.graceMinutes ?? 0,
    agents: world.agentIds
      .slice(0, changes.agents)
      .map((agentId, at) => ({ agentId, vehicleId: world.vehicleIds[at] ?? null })),
    shipmentIds: world.shipmentIds.slice(0, changes.shipments),
  });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value.id;
}
