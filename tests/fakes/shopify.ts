import { computeAddressSignature, computeHookSignature } from "#app/modules/shops/model/hook-signature.ts";
import { shopifyVersion } from "#app/modules/shops/model/shopify-version.ts";
import { type FaultRates, noFaults, SeededRandom, type SentMessage } from "./seeded-random.ts";
import { GraphqlEndpoint, PointBucket } from "./shopify-graphql.ts";
import { shopifySchema } from "./shopify-schema.ts";

/** All shops have one schema. */
const endpoint = new GraphqlEndpoint(shopifySchema);

/** A fake Shopify shop by its published schema and limits (Admin GraphQL 2026-10), with state and configurable misbehavior. */
export class FakeShopify {
  readonly host: string;
  /** The app that this shop let in: given by `allow`. */
  appSecret = "";
  private code = "";
  readonly clientId = "client-of-waybill";
  readonly clientSecret = "hush-hush-hush-hush";
  faultRates: FaultRates = noFaults;
  /** Called while a page is read. */
  onPage: () => void = () => {};
  /** Names of its ways to ship. */
  readonly methods = ["Standard", "Express"];
  readonly orders = new Map<string, FakeOrder>();
  readonly hooks = new Map<string, { topic: string; uri: string }>();
  readonly fulfilments = new Map<string, FakeFulfilment>();
  /** Questions, and points that they cost. */
  calls = 0;
  points = 0;
  bucket: PointBucket;
  private token = "";
  private refresh = "refresh-0";
  private tokenUntil = 0;
  private tokens = 0;
  private ids = 1000;
  private sending: Promise<SentMessage>[] = [];
  private readonly random: SeededRandom;
  private readonly clock: () => number;

  constructor(
    host: string,
    { now, seed = 7, restoreRate = 100 }: { now: () => number; seed?: number; restoreRate?: number },
  ) {
    this.host = host;
    this.clock = now;
    this.bucket = new PointBucket(restoreRate);
    this.random = new SeededRandom(seed);
  }

  /** A customer buys something. */
  place(more: Partial<FakeOrder> = {}): FakeOrder {
    const id = String(++this.ids);
    const order: FakeOrder = {
      id,
      name: `#${id}`,
      createdAt: this.clock(),
      updatedAt: this.clock(),
      cancelledAt: null,
      tags: [],
      note: "",
      email: `kunde-${id}@example.org`,
      phone: "",
      paid: true,
      gateway: "shopify_payments",
      outstanding: "0.00",
      currency: "EUR",
      method: "Standard",
      address: { ...sampleAddress, address1: `Hauptstrasse ${Number(id) % 90}` },
      parts: [
        {
          id: String(++this.ids),
          status: "OPEN",
          location: "1",
          lines: [{ id: String(++this.ids), sku: "A-1", title: "Coffee", left: 2, grams: 500 }],
        },
      ],
      ...more,
    };
    this.orders.set(order.id, order);
    this.sendWebhook("orders/create", order);
    return order;
  }

  /** Changes an order and notifies all subscribers. */
  change(id: string, change: (order: FakeOrder) => void, topic = "orders/updated"): void {
    const order = this.orders.get(id);
    if (!order) throw new Error(`no order ${id}`);
    change(order);
    order.updatedAt = Math.max(this.clock(), order.updatedAt + 1);
    this.sendWebhook(topic, order);
  }

  cancel(id: string): void {
    this.change(
      id,
      (order) => {
        order.cancelledAt = this.clock();
        for (const part of order.parts) part.status = "CANCELLED";
      },
      "orders/cancelled",
    );
  }

  /** So many pieces of the first line go to a part of their own. */
  split(id: string, pieces: number): void {
    this.change(
      id,
      ({ parts }) => {
        const [part] = parts;
        const [line] = part?.lines ?? [];
        if (!part || !line) throw new Error("nothing to split");
        line.left -= pieces;
        parts.push({ ...part, id: String(++this.ids), lines: [{ ...line, id: String(++this.ids), left: pieces }] });
      },
      "fulfillment_orders/split",
    );
  }

  /** What it sends by now: some lost, some twice, in any order. */
  async deliveries(): Promise<SentMessage[]> {
    const all = (await Promise.all(this.sending)).flatMap((each) => {
      if (this.random.hits(this.faultRates.lost)) return [];
      return this.random.hits(this.faultRates.doubled) ? [each, each] : [each];
    });
    const late = all.filter(() => this.random.hits(this.faultRates.late));
    this.sending = late.map((each) => Promise.resolve(each));
    return all.filter((each) => !late.includes(each)).sort(() => this.random.next() - 0.5);
  }

  private sendWebhook(topic: string, order: FakeOrder): void {
    const name = topic.toUpperCase().replaceAll("/", "_");
    const body = JSON.stringify(
      topic.startsWith("fulfillment_orders/")
        ? { fulfillment_order: { id: order.parts[0]?.id, order_id: Number(order.id) } }
        : { id: Number(order.id), admin_graphql_api_id: `gid://shopify/Order/${order.id}` },
    );
    const event = String(++this.ids);
    const uris = [...this.hooks.values()].filter((each) => each.topic === name).map(({ uri }) => uri);
    for (const url of uris) this.sending.push(this.post({ url, topic, event, body }));
  }

  private async post({ url, topic, event, body }: { url: string; topic: string; event: string; body: string }) {
    const headers = {
      "x-shopify-topic": topic,
      "x-shopify-shop-domain": this.host,
      "x-shopify-event-id": event,
      "x-shopify-webhook-id": crypto.randomUUID(),
      "x-shopify-triggered-at": new Date(this.clock()).toISOString(),
      "x-shopify-hmac-sha256": await computeHookSignature(this.signing, body),
    };
    return { url, headers, body };
  }

  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    this.calls += 1;
    if (this.random.hits(this.faultRates.broken)) return new Response("Bad gateway", { status: 502 });
    if (pathname === "/admin/oauth/access_token") return this.sign(await request.json());
    if (pathname !== `/admin/api/${shopifyVersion.name}/graphql.json`)
      return new Response("Not Found", { status: 404 });
    const given = request.headers.get("X-Shopify-Access-Token");
    if (given !== this.token || this.tokenUntil <= this.clock())
      return Response.json({ errors: "Invalid API key" }, { status: 401 });
    if (this.random.hits(this.faultRates.expired)) {
      this.tokenUntil = 0;
      return Response.json({ errors: "Invalid API key" }, { status: 401 });
    }
    const { query, variables = {} } = await request.json<{ query: string; variables?: Record<string, unknown> }>();
    return this.metered(query, variables);
  }

  /** The owner installs an app: returns the signed redirect address. Null for a page of another shop. */
  async allow(page: string, { secret, says = "yes" }: { secret: string; says?: "yes" | "no" }): Promise<string | null> {
    const { hostname, pathname, searchParams } = new URL(page);
    if (hostname !== this.host || pathname !== "/admin/oauth/authorize") return null;
    this.appSecret = secret;
    this.code = says === "yes" ? `code-${++this.ids}` : "";
    const back = new URLSearchParams({
      ...(says === "yes" ? { code: this.code } : { error: "access_denied" }),
      host: btoa(`admin.shopify.com/store/${this.host}`),
      shop: this.host,
      state: searchParams.get("state") ?? "",
      timestamp: String(Math.floor(this.clock() / 1000)),
    });
    back.set("hmac", await computeAddressSignature(secret, back));
    return `${searchParams.get("redirect_uri")}?${back}`;
  }

  /** The owner uninstalls an app: sends the final webhook after access has ended. */
  leaves(integration: string): Promise<SentMessage> {
    const payload = { url: `/api/shops/${integration}/events`, topic: "app/uninstalled", event: crypto.randomUUID() };
    return this.post({ ...payload, body: JSON.stringify({ domain: this.host }) });
  }

  /** What it sends every app for its customers' sake. */
  async privacy(topic: string, payload: object): Promise<SentMessage> {
    const body = JSON.stringify({ shop_id: 1, shop_domain: this.host, ...payload });
    const headers = {
      "x-shopify-topic": topic,
      "x-shopify-shop-domain": this.host,
      "x-shopify-hmac-sha256": await computeHookSignature(this.signing, body),
    };
    return { url: "/api/shops/shopify/privacy", headers, body };
  }

  /** What its messages are signed with. */
  private get signing(): string {
    return this.appSecret || this.clientSecret;
  }

  /** Client credentials last a day; a refresh token is good for one use. */
  private sign(requested: Record<string, string>): Response {
    const isKnown = requested.client_id === this.clientId && requested.client_secret === this.signing;
    const isCode = this.code !== "" && requested.code === this.code && requested.expiring === "1";
    // A code is good once.
    if (isCode) this.code = "";
    const refreshed = requested.grant_type === "refresh_token" && requested.refresh_token === this.refresh;
    if (!isKnown || !(refreshed || requested.grant_type === "client_credentials" || isCode))
      return Response.json({ error: "invalid_client" }, { status: 400 });
    this.tokens += 1;
    this.token = `shpat_${this.tokens}`;
    const seconds = requested.grant_type === "client_credentials" ? 86_399 : 3600;
    this.tokenUntil = this.clock() + seconds * 1000;
    if (requested.grant_type === "client_credentials")
      return Response.json({ access_token: this.token, expires_in: seconds });
    this.refresh = `refresh-${this.tokens}`;
    return Response.json({ access_token: this.token, expires_in: seconds, refresh_token: this.refresh });
  }

  /** Charges what a query may cost, and gives back what it did not. */
  private metered(query: string, variables: Record<string, unknown>): Response {
    const checked = endpoint.check(query, variables);
    if (checked.errors) return Response.json({ errors: checked.errors });
    const { document, cost } = checked;
    const { bucket } = this;
    const extensions = (actualQueryCost: number | null) => ({
      cost: { requestedQueryCost: cost, actualQueryCost, throttleStatus: bucket.status },
    });
    if (!bucket.has(cost, this.clock()) || this.random.hits(this.faultRates.throttled))
      return Response.json({
        errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }],
        extensions: extensions(null),
      });
    const { data, errors, cost: answered } = endpoint.execute(document, variables, this.root);
    const spent = Math.min(cost, answered);
    bucket.spend(spent);
    this.points += spent;
    return Response.json({ data, ...(errors ? { errors } : {}), extensions: extensions(spent) });
  }

  /** What its API answers and does, by the names of the schema. */
  private readonly root = {
    orders: ({ query, first, after }: { query: string; first: number; after?: string }) =>
      this.page(query, first, after),
    order: ({ id }: ById) => {
      const order = this.orders.get(toPlainId(id));
      return order ? toQueryShape(order) : null;
    },
    shop: { name: "Talrösterei", currencyCode: "EUR" },
    locations: { nodes: [{ id: "gid://shopify/Location/1", name: "Rösterei Bahnweg" }] },
    deliveryProfiles: () => {
      const methodDefinitions = { nodes: this.methods.map((name) => ({ name })) };
      return { nodes: [{ profileLocationGroups: [{ locationGroupZones: { nodes: [{ methodDefinitions }] } }] }] };
    },
    webhookSubscriptions: () => ({ nodes: [...this.hooks].map(([id, each]) => ({ id, ...each })) }),
    webhookSubscriptionCreate: ({
      topic,
      webhookSubscription,
    }: {
      topic: string;
      webhookSubscription: { uri: string };
    }) => {
      const id = `gid://shopify/WebhookSubscription/${++this.ids}`;
      this.hooks.set(id, { topic, uri: webhookSubscription.uri });
      return { webhookSubscription: { id }, userErrors: [] };
    },
    webhookSubscriptionDelete: ({ id }: ById) => {
      this.hooks.delete(id);
      return { deletedWebhookSubscriptionId: id, userErrors: [] };
    },
    fulfillmentOrder: ({ id }: ById) => this.part(toPlainId(id)),
    fulfillmentOrderHold: ({ id, fulfillmentHold: { handle, reasonNotes } }: HoldArguments) =>
      this.hold(id, handle, reasonNotes),
    fulfillmentCreate: ({ fulfillment }: { fulfillment: FulfillmentArguments }) => this.fulfil(fulfillment),
    fulfillmentEventCreate: ({
      fulfillmentEvent: { fulfillmentId, status },
    }: {
      fulfillmentEvent: { fulfillmentId: string; status: string };
    }) => {
      this.fulfilments.get(fulfillmentId)?.events.push(status);
      return { fulfillmentEvent: { id: `gid://shopify/FulfillmentEvent/${++this.ids}` }, userErrors: [] };
    },
    fulfillmentCancel: ({ id }: ById) => {
      const found = this.fulfilments.get(id);
      if (found) found.status = "CANCELLED";
      return { fulfillment: { id }, userErrors: [] };
    },
  };

  /** By the time of change; orders that change meanwhile go behind the reader. */
  private page(query: string, first: number, after?: string) {
    const since = Date.parse(/updated_at:>='([^']+)'/.exec(query)?.[1] ?? "");
    const [at, id] = after ? after.split("|").map(Number) : [0, 0];
    const found = [...this.orders.values()]
      .filter(({ updatedAt }) => updatedAt >= since)
      .sort((a, b) => a.updatedAt - b.updatedAt || Number(a.id) - Number(b.id))
      .filter((each) => each.updatedAt > (at ?? 0) || (each.updatedAt === at && Number(each.id) > (id ?? 0)));
    const size = this.random.hits(this.faultRates.cut) ? 3 : first;
    const nodes = found.slice(0, size).map(toQueryShape);
    const last = found[nodes.length - 1];
    this.onPage();
    return {
      nodes,
      pageInfo: { hasNextPage: found.length > nodes.length, endCursor: last ? `${last.updatedAt}|${last.id}` : null },
    };
  }

  private part(id: string) {
    const order = [...this.orders.values()].find(({ parts }) => parts.some((each) => each.id === id));
    const part = order?.parts.find((each) => each.id === id);
    if (!part) return null;
    const own = [...this.fulfilments].filter(([, each]) => each.part === id);
    return {
      id: `gid://shopify/FulfillmentOrder/${id}`,
      status: part.status,
      fulfillmentHolds: part.holds ?? [],
      fulfillments: {
        nodes: own.map(([gid, { status, number, events }]) => ({
          ...{ id: gid, status, trackingInfo: [{ number }] },
          // The newest first.
          events: { nodes: [...events].reverse().map((each) => ({ status: each })) },
        })),
      },
      lineItems: { nodes: part.lines.map(({ left }) => ({ remainingQuantity: left })) },
    };
  }

  /** The part, and the order that it is of. */
  private findPart(id: string) {
    for (const order of this.orders.values())
      for (const part of order.parts) if (part.id === toPlainId(id)) return { order, part };
    return null;
  }

  private hold(id: string, handle: string, reasonNotes: string) {
    const found = this.findPart(id);
    const open = found?.part.status === "OPEN" || found?.part.status === "ON_HOLD";
    if (!found || !open)
      return {
        fulfillmentHold: null,
        userErrors: [{ field: ["id"], message: "The fulfillment order can't be put on hold." }],
      };
    const hold = { id: `gid://shopify/FulfillmentHold/${++this.ids}`, handle, reasonNotes };
    this.change(
      found.order.id,
      () => {
        found.part.status = "ON_HOLD";
        found.part.holds = [...(found.part.holds ?? []), hold];
      },
      "fulfillment_orders/placed_on_hold",
    );
    return { fulfillmentHold: hold, userErrors: [] };
  }

  private fulfil({ lineItemsByFulfillmentOrder: [lines], trackingInfo }: FulfillmentArguments) {
    const { order, part } = this.findPart(lines?.fulfillmentOrderId ?? "") ?? {};
    if (!order || !part || part.status !== "OPEN" || part.lines.every(({ left }) => left === 0))
      return {
        fulfillment: null,
        userErrors: [{ field: ["fulfillment"], message: "There is nothing left to fulfil." }],
      };
    const { number, url } = trackingInfo;
    const id = `gid://shopify/Fulfillment/${++this.ids}`;
    this.fulfilments.set(id, { part: part.id, status: "SUCCESS", number, url, events: [] });
    this.change(order.id, () => {
      part.status = "CLOSED";
      for (const line of part.lines) line.left = 0;
    });
    return { fulfillment: { id }, userErrors: [] };
  }
}

export interface FakeOrder {
  id: string;
  name: string;
  createdAt: number;
  updatedAt: number;
  cancelledAt: number | null;
  tags: string[];
  note: string;
  email: string;
  phone: string;
  paid: boolean;
  gateway: string;
  outstanding: string;
  currency: string;
  method: string;
  address: typeof sampleAddress;
  parts: {
    id: string;
    status: string;
    location: string;
    holds?: { id: string; handle: string; reasonNotes: string }[];
    lines: { id: string; sku: string; title: string; left: number; grams: number }[];
  }[];
}

interface FakeFulfilment {
  part: string;
  status: string;
  number: string;
  url: string;
  events: string[];
}

const sampleAddress = {
  firstName: "Anna",
  lastName: "Huber",
  company: "",
  address1: "Hauptstrasse 1",
  address2: "",
  city: "Berlin",
  province: "",
  zip: "10115",
  country: "DE",
  phone: "+49 30 901820",
};

interface ById {
  id: string;
}
interface HoldArguments extends ById {
  fulfillmentHold: { handle: string; reasonNotes: string };
}
interface FulfillmentArguments {
  lineItemsByFulfillmentOrder: { fulfillmentOrderId: string }[];
  trackingInfo: { number: string; url: string };
}

const toPlainId = (gid: string) => gid.split("/").at(-1) ?? "";

/** A list as its query cuts it. */
const listed =
  <Node>(all: readonly Node[]) =>
  ({ first }: { first: number }) => ({
    nodes: all.slice(0, first),
    pageInfo: { hasNextPage: all.length > first },
  });

/** As the query asks for it. */
function toQueryShape(order: FakeOrder) {
  const { country, ...place } = order.address;
  return {
    id: `gid://shopify/Order/${order.id}`,
    name: order.name,
    createdAt: new Date(order.createdAt).toISOString(),
    updatedAt: new Date(order.updatedAt).toISOString(),
    cancelledAt: order.cancelledAt === null ? null : new Date(order.cancelledAt).toISOString(),
    tags: [...order.tags],
    note: order.note,
    email: order.email,
    phone: order.phone,
    displayFinancialStatus: order.paid ? "PAID" : "PENDING",
    paymentGatewayNames: [order.gateway],
    totalOutstandingSet: { shopMoney: { amount: order.outstanding, currencyCode: order.currency } },
    shippingLine: { title: order.method },
    shippingAddress: { ...place, countryCodeV2: country },
    fulfillmentOrders: listed(
      order.parts.map((part) => ({
        id: `gid://shopify/FulfillmentOrder/${part.id}`,
        status: part.status,
        assignedLocation: { name: "Rösterei Bahnweg", location: { id: `gid://shopify/Location/${part.location}` } },
        deliveryMethod: { methodType: "SHIPPING", presentedName: order.method },
        destination: { ...place, countryCode: country, email: order.email },
        lineItems: listed(
          part.lines.map((line) => ({
            id: `gid://shopify/FulfillmentOrderLineItem/${line.id}`,
            remainingQuantity: line.left,
            sku: line.sku,
            productTitle: line.title,
            variantTitle: "Default Title",
            weight: { value: line.grams, unit: "GRAMS" },
          })),
        ),
      })),
    ),
  };
}

/** One shop for a local server, controlled over HTTP. */
const local = new FakeShopify("talroesterei.myshopify.com", { now: Date.now });
export default { fetch: (request: Request) => local.fetch(request) };
