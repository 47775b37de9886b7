import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { updateOrderCommands } from "#app/modules/orders/commands/update-order.server.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { shopLog, shopOrders } from "#app/modules/shops/db/shops.tables.ts";
import { formatReference } from "#app/modules/shops/model/map-order.ts";
import { type FaultRates, noFaults, SeededRandom } from "#tests/fakes/seeded-random.ts";
import { ShopWorld } from "#tests/worker/shops.ts";
import { createTestWorkspace } from "#tests/worker/workspace.ts";

const hour = 3_600_000;
const hours = Number(import.meta.env.VITE_SHOP_HOURS ?? 7 * 24);
const worst: FaultRates = { broken: 0.08, throttled: 0.1, lost: 0.3, doubled: 0.4, late: 0.3, expired: 0.1, cut: 0.4 };
const { cancelled } = orderStatuses.code;

/** What both shops and a dispatcher do within a week of hours, as the dice fall. */
class Week {
  readonly world: ShopWorld;
  /** What the dispatcher wrote last, by the number of the order. */
  readonly notes = new Map<string, string>();
  readonly phones = new Map<string, string>();
  readonly did = { placed: 0, changed: 0, cancelled: 0, split: 0, edited: 0, received: 0 };
  private readonly dice: SeededRandom;

  constructor(world: ShopWorld, seed: number) {
    this.world = world;
    this.dice = new SeededRandom(seed);
  }

  /** One hour: the shops go on, the dispatcher works, messages come or do not. */
  async pass(step: number): Promise<void> {
    const { dice, world, did } = this;
    for (const shop of [world.shopify, world.woo])
      if (dice.hits(0.6)) {
        shop.place();
        did.placed += 1;
      }
    if (dice.hits(0.5)) this.changeInShopify(step);
    if (dice.hits(0.5)) this.changeInWoo(step);
    if (dice.hits(0.4)) await this.edit(step);
    const messages = [...(await world.shopify.deliveries()), ...(await world.woo.deliveries())];
    did.received += messages.length;
    for (const each of messages) await world.receiveWebhook(each);
    world.now += hour;
    await world.run();
  }

  /** What is being read changes under the reader. */
  touch(): void {
    const { shopify, woo } = this.world;
    if (this.dice.hits(0.3)) this.anyOf(shopify.orders, (id) => shopify.change(id, () => {}));
    if (this.dice.hits(0.3)) this.anyOf(woo.orders, (id) => woo.change(id, () => {}));
  }

  private changeInShopify(step: number): void {
    const { shopify } = this.world;
    this.anyOf(shopify.orders, (id) => {
      this.did.changed += 1;
      shopify.change(id, (order) => {
        order.note = `note ${step}`;
        order.address = { ...order.address, phone: `+49 30 9018${20 + (step % 70)}` };
      });
    });
    if (this.dice.hits(0.15))
      this.anyOf(shopify.orders, (id) => {
        if (shopify.orders.get(id)?.cancelledAt !== null) return;
        this.did.cancelled += 1;
        shopify.cancel(id);
      });
    if (this.dice.hits(0.15))
      this.anyOf(shopify.orders, (id) => {
        const order = shopify.orders.get(id);
        if (order?.cancelledAt !== null || order.parts.length > 1) return;
        this.did.split += 1;
        shopify.split(id, 1);
      });
  }

  private changeInWoo(step: number): void {
    const { woo } = this.world;
    this.anyOf(woo.orders, (id) => {
      this.did.changed += 1;
      woo.change(id, (order) => {
        order.customer_note = `note ${step}`;
        order.billing = { ...order.billing, phone: `+49 30 9019${20 + (step % 70)}` };
      });
    });
    if (this.dice.hits(0.15))
      this.anyOf(woo.orders, (id) => {
        if (woo.orders.get(id)?.status !== "processing") return;
        this.did.cancelled += 1;
        woo.cancel(id);
      });
  }

  /** The dispatcher changes the notes of an order, or its customer's phone. */
  private async edit(step: number): Promise<void> {
    const there = (await this.world.taken()).filter(({ status }) => status !== cancelled);
    if (there.length === 0) return;
    const { number, version, customerName, customerEmail } = this.dice.pick(there);
    const { scope } = this.world;
    const notes = `ours ${step}`;
    const phone = `+4930902${100 + step}`;
    const isNote = this.dice.hits(0.5);
    const customer = { type: 2, business_name: customerName, phone, email: customerEmail };
    const done = isNote
      ? await updateOrderCommands.notes.execute(scope, { number, version, notes })
      : await updateOrderCommands.customer.execute(scope, { number, version, customer });
    if (!done.ok) throw new Error(JSON.stringify(done.failure));
    this.did.edited += 1;
    if (isNote) this.notes.set(number, notes);
    else this.phones.set(number, phone);
  }

  private anyOf<Id>(orders: ReadonlyMap<Id, unknown>, then: (id: Id) => void): void {
    if (orders.size > 0) then(this.dice.pick([...orders.keys()]));
  }
}

/** Orders of shops that wait, or were refused, without an open line that says so. */
async function listUnlisted({ scope: { db, account } }: ShopWorld) {
  return db
    .select({ name: shopOrders.name, kind: shopOrders.kind, reason: shopOrders.reason })
    .from(shopOrders)
    .leftJoin(
      shopLog,
      and(eq(shopLog.shopOrderId, shopOrders.id), eq(shopLog.open, true), eq(shopLog.kind, sql`${shopOrders.kind}`)),
    )
    .where(
      and(
        eq(shopOrders.accountId, account.id),
        inArray(shopOrders.kind, ["held", "refused", "needs_review"]),
        isNull(shopLog.seq),
      ),
    );
}

for (const seed of String(import.meta.env.VITE_SHOP_SEEDS ?? "42")
  .split(",")
  .map(Number))
  test(`both shops under a week of faults (seed ${seed}): no order duplicated or lost, none of our edits overwritten`, async () => {
    const mine = await createTestWorkspace({ country: "DE", timezone: "Europe/Berlin" });
    const world = new ShopWorld(mine);
    const { shopify, woo } = world;
    const week = new Week(world, seed);
    await world.connect("shopify");
    await world.connect("woocommerce");
    await world.run();
    for (const shop of [shopify, woo]) Object.assign(shop, { faultRates: worst, onPage: () => week.touch() });
    for (let step = 0; step < hours; step += 1) {
      await week.pass(step);
      expect(await listUnlisted(world), `hour ${step}`).toEqual([]);
    }
    for (const shop of [shopify, woo]) Object.assign(shop, { faultRates: noFaults, onPage: () => {} });
    await world.pass(3 * hour, hour / 2);

    const taken = await world.taken();
    const byReference = Map.groupBy(taken, ({ externalId }) => externalId ?? "");
    const doubled = [...byReference].filter(([, all]) => all.length > 1).map(([reference]) => reference);
    const lost: string[] = [];
    const overwritten: string[] = [];
    const wrong: string[] = [];
    const check = (reference: string, said: { gone: boolean; note: string; phone: string }) => {
      const [order] = byReference.get(reference) ?? [];
      if (!order) {
        // An order cancelled before it was first seen is not imported.
        if (!said.gone) lost.push(reference);
        return;
      }
      if (said.gone !== (order.status === cancelled)) wrong.push(`${reference}: status ${order.status}`);
      const [notes, phone] = [week.notes.get(order.number), week.phones.get(order.number)];
      if (notes !== undefined && order.notes !== notes) overwritten.push(`${reference}: ${order.notes}, not ${notes}`);
      if (phone !== undefined && order.customerPhone !== phone)
        overwritten.push(`${reference}: ${order.customerPhone}, not ${phone}`);
      if (said.gone) return;
      if (notes === undefined && (order.notes ?? "") !== said.note)
        wrong.push(`${reference}: ${order.notes}, not ${said.note}`);
      if (phone === undefined && order.customerPhone !== said.phone.replaceAll(" ", ""))
        wrong.push(`${reference}: ${order.customerPhone}, not ${said.phone}`);
    };
    for (const { name, parts, cancelledAt, note, address } of shopify.orders.values())
      for (const { id } of parts)
        check(formatReference(shopify.host, { name, key: id }), {
          gone: cancelledAt !== null,
          note,
          phone: address.phone,
        });
    for (const { id, status, customer_note: note, billing } of woo.orders.values())
      check(formatReference(woo.host, { name: `#${id}`, key: String(id) }), {
        ...{ gone: status === "cancelled", note, phone: billing.phone },
      });
    console.log(
      `dice ${seed}: ${JSON.stringify(week.did)}, ${shopify.calls + woo.calls} calls; ${taken.length} orders here: ` +
        `${doubled.length} double, ${lost.length} lost, ${overwritten.length} of our edits overwritten, ${wrong.length} not as in the shop`,
    );
    expect({ doubled, lost, overwritten, wrong }).toEqual({ doubled: [], lost: [], overwritten: [], wrong: [] });
    expect(taken.length).toBeGreaterThan(hours);
    expect(week.did.edited).toBeGreaterThan(hours / 5);
  });
