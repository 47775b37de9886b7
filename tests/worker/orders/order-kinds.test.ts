import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import type { OrderKind } from "#app/modules/orders/model/order.enums.ts";
import { locationCatalogue } from "#app/modules/places/commands/locations.server.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import { orderFees } from "#app/modules/pricing/db/order-fees.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { createConnectedPair } from "../merchants.ts";
import type { TestWorkspace } from "../workspace.ts";

// Every kind of order from its making to its end, by the calls of the API: who makes it, where its goods go, which
// statuses it comes through, its costs, and that it is locked when it is closed.

async function placeOf({ scope }: TestWorkspace, name: string): Promise<string> {
  const made = await locationCatalogue.create.execute(scope, {
    name,
    address: { line1: `${name} 1`, city: "Hamburg", country: "DE", postal_code: "20095" },
    longitude: 9.99,
    latitude: 53.55,
    functions: [1, 2, 3, 4],
  });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value.id;
}

async function methodOf({ scope }: TestWorkspace, name: string, type: number): Promise<string> {
  const fees = { base_fee: "5.90", rto_fee: "2.00" };
  const made = await shippingMethodCatalogue.create.execute(scope, { name, type, currency: "EUR", ...fees });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value.id;
}

async function driver({ scope, account }: TestWorkspace): Promise<string> {
  const id = crypto.randomUUID();
  await scope.db.insert(agents).values({
    id,
    accountId: account.id,
    name: "Driver",
    phone: "+4963000000",
    functions: ["pickups", "transfers", "deliveries", "returns"],
    payout: {},
    active: true,
    createdAt: 0,
  });
  return id;
}

async function ask(who: TestWorkspace, path: string, body: object, method = "POST") {
  const response = await who.fetch(path, { body, method });
  const answer: {
    data?: { id: string; number: string; refused?: object[]; shipments?: { shipment_id: string }[] };
    code?: string;
  } = await response.json();
  expect(answer.data?.refused ?? [], `${path} ${JSON.stringify(answer)}`).toEqual([]);
  return { status: response.status, ...answer };
}

const door = {
  address: { line1: "Lange Reihe 2", city: "Hamburg", country: "DE", postal_code: "20099" },
  point: { longitude: 10.01, latitude: 53.556 },
};
const ada = { first_name: "Ada", last_name: "Lund", phone: "+49 40 1234567" };
const forwards = [2, 3, 6, 7, 10];
const backwards = [2, 15, 11, 12, 13, 10];

interface Life {
  kind: OrderKind;
  who: "carrier" | "merchant";
  merchant: boolean;
  /** The kind that it becomes. */
  becomes?: OrderKind;
  statuses: number[];
  fees: [string, number][];
}

const lives: Life[] = [
  { kind: "standard", who: "carrier", merchant: false, statuses: forwards, fees: [] },
  { kind: "standard", who: "carrier", merchant: true, statuses: forwards, fees: [["shipping", 590]] },
  { kind: "return", who: "carrier", merchant: false, statuses: backwards, fees: [] },
  { kind: "internal", who: "carrier", merchant: false, statuses: forwards, fees: [] },
  { kind: "merchant_standard", who: "carrier", merchant: true, statuses: forwards, fees: [["shipping", 590]] },
  { kind: "merchant_return", who: "carrier", merchant: true, statuses: backwards, fees: [["shipping", 590]] },
  { kind: "merchant_standard", who: "merchant", merchant: false, statuses: forwards, fees: [["shipping", 590]] },
  { kind: "merchant_return", who: "merchant", merchant: false, statuses: backwards, fees: [["shipping", 590]] },
  {
    kind: "return",
    who: "merchant",
    merchant: false,
    becomes: "merchant_return",
    statuses: backwards,
    fees: [["shipping", 590]],
  },
];

test.each(lives)(
  "a $kind order created by a $who (for a merchant: $merchant) is delivered and closed",
  async (life) => {
    const { carrier, shop, merchantId } = await createConnectedPair();
    const maker = life.who === "carrier" ? carrier : shop;
    const goesBack = life.statuses === backwards;
    const [place, method, agentId] = await Promise.all([
      placeOf(maker, "Shop"),
      methodOf(carrier, "Method", goesBack ? 3 : 1),
      driver(carrier),
    ]);
    const inside = life.kind === "internal" ? { location_id: await placeOf(carrier, "Hub") } : door;
    const made = await ask(maker, "/api/orders", {
      kind: life.kind,
      ...(life.merchant ? { merchant_id: merchantId } : {}),
      ...(life.kind === "internal" ? {} : { customer: ada, shipping_method_id: method }),
      source: goesBack ? door : { location_id: place },
      destination: goesBack ? { location_id: place } : inside,
      packages: [{ quantity: 2, weight: 1.5 }],
      units: "metric",
    });
    expect(made, JSON.stringify(made)).toMatchObject({ status: 201 });
    const { id = "", number = "" } = made.data ?? {};
    const { db } = carrier.scope;
    const row = () => db.query.orders.findFirst({ where: eq(orders.id, id) });
    expect(await row()).toMatchObject({
      kind: life.becomes ?? life.kind,
      accountId: carrier.account.id,
      ownerAccountId: life.merchant || life.who === "merchant" ? shop.account.id : null,
    });

    const shipped = await ask(carrier, "/api/orders/ship", { orders: [id] });
    const shipmentId = shipped.data?.shipments?.[0]?.shipment_id ?? "";
    const [shipment] = await db.select().from(shipments).where(eq(shipments.id, shipmentId));
    const names = life.kind === "internal" ? ["Shop", "Hub"] : goesBack ? [undefined, "Shop"] : ["Shop", undefined];
    expect([shipment?.type, shipment?.source?.name, shipment?.destination?.name]).toEqual([goesBack ? 4 : 3, ...names]);
    await ask(carrier, `/api/shipments/assign/${agentId}`, { shipments: [shipmentId] });
    await ask(carrier, "/api/shipments/pickup", { shipments: [shipmentId] });
    await ask(carrier, "/api/shipments/dropoff", { shipments: [shipmentId] });
    const fees = await db.select().from(orderFees);
    expect(fees.map(({ type, amount }) => [type, amount])).toEqual(life.fees);

    await ask(carrier, "/api/orders/close", { orders: [id] });
    const events = await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(asc(orderEvents.version));
    const statuses = events.map(({ toStatus }) => toStatus).filter((status, at, all) => status !== all[at - 1]);
    expect(statuses).toEqual(life.statuses);
    expect((await row())?.version).toBe(events.length);
    const body = { notes: "late", version: (await row())?.version };
    const late = await maker.fetch(`/api/orders/${number}/notes`, { method: "PUT", body });
    expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([409, expect.any(String)]);
  },
);
