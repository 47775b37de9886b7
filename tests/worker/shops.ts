import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import type { OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { connectShop } from "#app/modules/shops/commands/connect-shop.server.ts";
import { receiveShopWebhook } from "#app/modules/shops/commands/receive-webhook.server.ts";
import { shopLog } from "#app/modules/shops/db/shops.tables.ts";
import type { ReachShop } from "#app/modules/shops/model/shop-client.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { publishEvents } from "#app/platform/events/outbox.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { createDepot } from "#tests/factories/orders.ts";
import type { SentMessage } from "#tests/fakes/seeded-random.ts";
import { FakeShopify } from "#tests/fakes/shopify.ts";
import { FakeWoo } from "#tests/fakes/woocommerce.ts";
import { changeShop } from "#tests/worker/shop-settings.ts";
import { createAppContext } from "#workers/environment.ts";
import { createOpenShop, createShopifyApp } from "#workers/ports/shops.ts";
import { relayOutbox } from "#workers/queues/outbox.ts";
import { wakeShops } from "#workers/queues/shops.ts";
import { syncShop } from "#workers/shops/sync-shop.ts";
import type { TestWorkspace } from "./workspace.ts";

/** A world with two shops, a clock that is set, and a queue whose wake-ups are worked by `run`. */
export class ShopWorld {
  now = Date.now() + 60_000;
  /** Of this installation as an app of Shopify; without one it is none. */
  appSecret = "";
  readonly shopify: FakeShopify;
  readonly woo: FakeWoo;
  private woken = new Set<string>();
  private depot = "";
  private readonly who: TestWorkspace;

  constructor(who: TestWorkspace) {
    this.who = who;
    this.shopify = new FakeShopify("talroesterei.myshopify.com", { now: () => this.now });
    this.woo = new FakeWoo("toepferei.de", { now: () => this.now });
  }

  /** What the Worker has, with this clock and these shops. */
  get app(): AppContext {
    const app = createAppContext(env, () => {});
    const now = () => this.now;
    const reach: ReachShop = async ({ method, url, headers, body }) => {
      const shop = url.includes(this.woo.host) ? this.woo : this.shopify;
      const answer = await shop.fetch(new Request(url, { method, headers, ...(body === undefined ? {} : { body }) }));
      const text = await answer.text();
      return { status: answer.status, header: (name) => answer.headers.get(name), text };
    };
    const wait = async (ms: number) => {
      this.now += ms;
    };
    const shopifyApp = createShopifyApp(
      { SHOPIFY_CLIENT_ID: this.shopify.clientId, SHOPIFY_CLIENT_SECRET: this.appSecret },
      { reach, now },
    );
    const openShop = createOpenShop({ now, wait, reach, shopifyApp });
    const wake = {
      ...app.ports.wake,
      shops: async (ids: readonly string[]) => {
        for (const id of ids) this.woken.add(id);
      },
    };
    return { ...app, ports: { ...app.ports, clock: { now }, wake, openShop, shopifyApp } };
  }

  /** The person's scope in this world. */
  get scope(): Scope {
    return { ...this.who.scope, ports: this.app.ports };
  }

  /** Connects one of the shops; orders come in at once. */
  async connect(platform: "shopify" | "woocommerce", settings: object = { hold_minutes: 0 }): Promise<string> {
    const { host } = platform === "shopify" ? this.shopify : this.woo;
    const keys =
      platform === "shopify"
        ? { key: this.shopify.clientId, secret: this.shopify.clientSecret }
        : { key: this.woo.key, secret: this.woo.secret };
    const made = await connectShop.execute(this.scope, { platform, name: host, address: host, ...keys });
    if (!made.ok) throw new Error(JSON.stringify(made.failure));
    await this.settle(made.value.id, settings);
    return made.value.id;
  }

  /** Orders of a shop leave from the depot, and come in at once. */
  async settle(id: string, settings: object = { hold_minutes: 0 }): Promise<void> {
    await changeShop(this.scope, id, { location_id: await this.depotOfBoth(), ...settings });
  }

  /** Orders of either shop leave from one place. */
  private async depotOfBoth(): Promise<string> {
    if (this.depot) return this.depot;
    this.depot = await createDepot(this.scope);
    await this.scope.db
      .update(locations)
      .set({
        address: { line1: "Depot 1", city: "Berlin", country: "DE", postalCode: "10115" },
        longitude: 13.39,
        latitude: 52.53,
      })
      .where(eq(locations.id, this.depot));
    return this.depot;
  }

  /** Works the outbox and every wake-up, until nothing is left that is due. */
  async run(): Promise<void> {
    await relayOutbox(this.app);
    await wakeShops(this.app, "all");
    while (this.woken.size > 0) {
      const ids = [...this.woken];
      this.woken = new Set();
      await Promise.all(ids.map((id) => syncShop(this.app, id)));
      await relayOutbox(this.app);
    }
  }

  /** Hands over what the shops sent by now. */
  async deliver(): Promise<void> {
    for (const each of [...(await this.shopify.deliveries()), ...(await this.woo.deliveries())])
      await this.receiveWebhook(each);
  }

  async receiveWebhook({ url, headers, body }: SentMessage) {
    const id = /shops\/([^/]+)\/events$/.exec(url)?.[1] ?? "";
    return receiveShopWebhook(this.app, { id, header: (name) => headers[name] ?? "", body });
  }

  /** Lets time go on by steps, with the sweep at each. */
  async pass(ms: number, step: number): Promise<void> {
    for (const end = this.now + ms; this.now < end; ) {
      this.now += step;
      await this.run();
    }
  }

  /** Gives one of our orders a status, as execution would. */
  async moves(number: string, status: OrderStatus): Promise<void> {
    const { scope } = this;
    const [order] = await scope.db.select().from(orders).where(eq(orders.number, number));
    if (!order) throw new Error(`no order ${number}`);
    await scope.db.update(orders).set({ status }).where(eq(orders.id, order.id));
    await commit(
      scope.db,
      publishEvents(scope, "order.status_changed", "orders", [
        { id: order.id, number, from: order.status, to: status },
      ]),
    );
    await this.run();
  }

  /** Orders of ours that came from shops, by the order they came in. */
  async taken() {
    const { db, account } = this.scope;
    return db.select().from(orders).where(eq(orders.accountId, account.id)).orderBy(orders.seq);
  }

  /** The log of a shop's order, the oldest first. */
  async log(name: string) {
    const { db, account } = this.scope;
    return db
      .select({ kind: shopLog.kind, reason: shopLog.reason, open: shopLog.open, row: shopLog.shopOrderId })
      .from(shopLog)
      .where(and(eq(shopLog.accountId, account.id), eq(shopLog.name, name)))
      .orderBy(shopLog.seq);
  }
}
