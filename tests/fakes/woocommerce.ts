import { computeHookSignature } from "#app/modules/shops/model/hook-signature.ts";
import { type FaultRates, noFaults, SeededRandom, type SentMessage } from "./seeded-random.ts";

/** A fake WooCommerce shop as documented (REST v3), with state and configurable misbehavior. */
export class FakeWoo {
  readonly host: string;
  key = "ck_good";
  secret = "cs_good";
  faultRates: FaultRates = noFaults;
  /** Called while a page is read. */
  onPage: () => void = () => {};
  /** What the shop has besides its core. */
  fulfilments = true;
  tracking = false;
  /** Variations of all products at one address, as from version 10.3 on. */
  variations = true;
  /** A host that strips `Authorization`. */
  stripsHeader = false;
  readonly orders = new Map<number, FakeWooOrder>();
  readonly hooks = new Map<number, { topic: string; url: string; secret: string; status: string }>();
  /** Kilograms, as products define them; variations with another weight. */
  readonly products = new Map<number, { weight: string; variations: ReadonlyMap<number, string> }>([
    [31, { weight: "0.4", variations: new Map() }],
    [
      32,
      {
        weight: "1.5",
        variations: new Map([
          [33, "2.5"],
          [34, ""],
        ]),
      },
    ],
  ]);
  readonly fulfilled: { order: number; number: string; url: string }[] = [];
  readonly tracked: { order: number; link: string }[] = [];
  readonly notes: { order: number; note: string }[] = [];
  calls = 0;
  private ids = 500;
  private sending: Promise<SentMessage>[] = [];
  private readonly random: SeededRandom;
  private readonly clock: () => number;

  constructor(host: string, { now, seed = 11 }: { now: () => number; seed?: number }) {
    this.host = host;
    this.clock = now;
    this.random = new SeededRandom(seed);
  }

  place(more: Partial<FakeWooOrder> = {}): FakeWooOrder {
    const id = ++this.ids;
    const order: FakeWooOrder = {
      id,
      created: this.clock(),
      modified: this.clock(),
      status: "processing",
      currency: "EUR",
      total: "49.90",
      paid: true,
      payment_method: "stripe",
      customer_note: "",
      shipping: { ...sampleAddress, address_1: `Marktplatz ${id % 90}` },
      billing: { ...sampleAddress, email: `kunde-${id}@example.org`, phone: "+49 30 901820" },
      method: "Flat rate",
      lines: [{ id: ++this.ids, name: "Mug", quantity: 1, sku: "M-1", product_id: 31, variation_id: 0 }],
      refunds: [],
      meta: [],
      ...more,
    };
    this.orders.set(id, order);
    this.sendWebhook("order.created", order);
    return order;
  }

  change(id: number, change: (order: FakeWooOrder) => void): void {
    const order = this.orders.get(id);
    if (!order) throw new Error(`no order ${id}`);
    change(order);
    order.modified = Math.max(this.clock(), order.modified);
    this.sendWebhook("order.updated", order);
  }

  cancel(id: number): void {
    this.change(id, (order) => {
      order.status = "cancelled";
    });
  }

  async deliveries(): Promise<SentMessage[]> {
    const all = (await Promise.all(this.sending)).flatMap((each) => {
      if (this.random.hits(this.faultRates.lost)) return [];
      return this.random.hits(this.faultRates.doubled) ? [each, each] : [each];
    });
    const late = all.filter(() => this.random.hits(this.faultRates.late));
    this.sending = late.map((each) => Promise.resolve(each));
    return all.filter((each) => !late.includes(each)).sort(() => this.random.next() - 0.5);
  }

  private sendWebhook(topic: string, order: FakeWooOrder): void {
    for (const [id, hook] of this.hooks)
      if (hook.topic === topic && hook.status === "active")
        this.sending.push(this.post(id, hook, { topic, body: JSON.stringify(toRestShape(order)) }));
  }

  private async post(
    id: number,
    hook: { url: string; secret: string },
    { topic, body }: { topic: string; body: string },
  ) {
    const headers = {
      "x-wc-webhook-topic": topic,
      "x-wc-webhook-resource": "order",
      "x-wc-webhook-id": String(id),
      "x-wc-webhook-delivery-id": crypto.randomUUID(),
      "x-wc-webhook-signature": await computeHookSignature(hook.secret, body),
    };
    return { url: hook.url, headers, body };
  }

  /** Its owner lets an app in: keys are made, posted, and the address leads back. `post` answers the status that the app gave. */
  async allow(
    page: string,
    { post, says = "yes" }: { post: (url: string, body: string) => Promise<number>; says?: "yes" | "no" },
  ): Promise<string | null> {
    const { hostname, pathname, searchParams } = new URL(page);
    if (hostname !== this.host || pathname !== "/wc-auth/v1/authorize") return null;
    const [state, callback] = [searchParams.get("user_id") ?? "", searchParams.get("callback_url") ?? ""];
    if (says === "yes") {
      this.key = `ck_${++this.ids}`;
      this.secret = `cs_${this.ids}`;
      const status = await post(
        callback,
        JSON.stringify({
          key_id: this.ids,
          user_id: state,
          consumer_key: this.key,
          consumer_secret: this.secret,
          key_permissions: searchParams.get("scope"),
        }),
      );
      // Keys that were never used are revoked.
      if (status !== 200) this.secret = "cs_taken_back";
    }
    return `${searchParams.get("return_url")}?${new URLSearchParams({ success: says === "yes" ? "1" : "0", user_id: state })}`;
  }

  async fetch(request: Request): Promise<Response> {
    this.calls += 1;
    const { pathname, searchParams: query } = new URL(request.url);
    if (this.random.hits(this.faultRates.broken)) return new Response("<h1>Bad gateway</h1>", { status: 502 });
    if (this.random.hits(this.faultRates.throttled))
      return Response.json({ message: "Slow down" }, { status: 429, headers: { "Retry-After": "3" } });
    const basic = `Basic ${btoa(`${this.key}:${this.secret}`)}`;
    const shownKeys = request.headers.get("Authorization") === basic && !this.stripsHeader;
    if (!shownKeys && !(query.get("consumer_key") === this.key && query.get("consumer_secret") === this.secret))
      return Response.json(
        { code: "woocommerce_rest_cannot_view", message: "Sorry, you cannot list resources." },
        { status: 401 },
      );
    const body =
      request.method === "GET" || request.method === "DELETE" ? {} : await request.json<Record<string, never>>();
    return this.answer(request.method, { path: pathname.replace("/wp-json/", ""), query, body });
  }

  private answer(
    method: string,
    { path, query, body }: { path: string; query: URLSearchParams; body: Record<string, never> },
  ): Response {
    const missing = Response.json({ code: "rest_no_route", message: "No route was found." }, { status: 404 });
    if (path === "") return Response.json({ name: "Töpferei am Markt" });
    if (path === "wc/v3/shipping/zones") return Response.json([{ id: 1 }]);
    if (path === "wc/v3/shipping/zones/1/methods")
      return Response.json([{ id: "flat_rate", title: "Flat rate", enabled: true }]);
    if (path === "wc/v3/payment_gateways")
      return Response.json([
        { id: "cod", title: "Nachnahme", enabled: true },
        { id: "stripe", title: "Karte", enabled: true },
      ]);
    if (path === "wc/v3/settings/general/woocommerce_currency") return Response.json({ value: "EUR" });
    if (path === "wc/v3/settings/products/woocommerce_weight_unit") return Response.json({ value: "kg" });
    if (path === "wc/v3/reports/orders/totals") return Response.json(statuses);
    if (path === "wc/v3/variations" && !this.variations) return missing;
    if (path.startsWith("wc/v3/products") || path === "wc/v3/variations")
      return Response.json(this.weighed(path, query));
    if (path === "wc/v3/orders") return Response.json(this.page(query));
    if (path.startsWith("wc/v3/webhooks")) return this.hook(method, Number(path.split("/")[3]), body);
    const [, id = "", rest = ""] = /\/orders\/(\d+)(?:\/(.+))?$/.exec(path) ?? [];
    const order = this.orders.get(Number(id));
    if (!order) return missing;
    if (path.startsWith("wc-shipment-tracking/")) {
      if (!this.tracking) return missing;
      this.tracked.push({ order: order.id, link: String(body.custom_tracking_link) });
      return Response.json({}, { status: 201 });
    }
    if (rest === "notes") {
      this.notes.push({ order: order.id, note: String(body.note) });
      return Response.json({}, { status: 201 });
    }
    if (rest === "fulfillments") return this.fulfilments ? this.fulfil(method, order, body) : missing;
    if (method === "PUT") this.change(order.id, (each) => writeOrder(each, body));
    return Response.json(toRestShape(order));
  }

  /** The requested products, or variations of one. */
  private weighed(path: string, query: URLSearchParams) {
    const include = (query.get("include") ?? "").split(",").map(Number);
    const [, product] = /products\/(\d+)\/variations$/.exec(path) ?? [];
    const all: Iterable<[number, string]> = path.endsWith("/variations")
      ? [...this.products].flatMap(([id, { variations }]) =>
          !product || id === Number(product) ? [...variations] : [],
        )
      : [...this.products].map(([id, { weight }]): [number, string] => [id, weight]);
    return [...all].filter(([id]) => include.includes(id)).map(([id, weight]) => ({ id, weight }));
  }

  private fulfil(method: string, order: FakeWooOrder, body: Record<string, never>): Response {
    const own = this.fulfilled.filter((each) => each.order === order.id);
    if (method === "GET")
      return Response.json(
        own.map((each, at) => ({ id: at + 1, meta_data: [{ key: "_tracking_number", value: each.number }] })),
      );
    const meta: { key: string; value: string }[] = Object(body).meta_data;
    const of = (key: string) => meta.find((each) => each.key === key)?.value ?? "";
    this.fulfilled.push({ order: order.id, number: of("_tracking_number"), url: of("_tracking_url") });
    return Response.json({ id: own.length + 1 }, { status: 201 });
  }

  private hook(method: string, id: number, body: Record<string, never>): Response {
    if (method === "POST") {
      const { topic, delivery_url: url, secret } = body;
      this.hooks.set(++this.ids, { topic: String(topic), url: String(url), secret: String(secret), status: "active" });
    }
    const known = this.hooks.get(id);
    if (method === "PUT" && known) known.status = "active";
    if (method === "DELETE") this.hooks.delete(id);
    return Response.json(
      [...this.hooks].map(([each, { topic, url, status }]) => ({ id: each, topic, delivery_url: url, status })),
    );
  }

  /** By the second of change; pages are counted, and shift while orders change. */
  private page(query: URLSearchParams) {
    const second = (ms: number) => Math.floor(ms / 1000);
    const after = second(Date.parse(`${query.get("modified_after")}Z`));
    const limit = this.random.hits(this.faultRates.cut) ? 100 : Number(query.get("per_page"));
    const from = (Number(query.get("page")) - 1) * limit;
    const found = [...this.orders.values()]
      .filter(({ modified }) => second(modified) > after)
      .sort((a, b) => second(a.modified) - second(b.modified) || a.id - b.id)
      .slice(from, from + limit)
      .map(toRestShape);
    this.onPage();
    return found;
  }
}

function writeOrder(order: FakeWooOrder, body: Record<string, unknown>): void {
  if (typeof body.status === "string") order.status = body.status;
  const meta: { key: string; value: unknown }[] = Array.isArray(body.meta_data) ? body.meta_data : [];
  order.meta = [...order.meta.filter(({ key }) => !meta.some((each) => each.key === key)), ...meta];
}

const sampleAddress = {
  first_name: "Jonas",
  last_name: "Weber",
  company: "",
  address_1: "Marktplatz 1",
  address_2: "",
  city: "Berlin",
  state: "",
  postcode: "10115",
  country: "DE",
  phone: "",
  email: "",
};

export interface FakeWooOrder {
  id: number;
  created: number;
  modified: number;
  status: string;
  currency: string;
  total: string;
  paid: boolean;
  payment_method: string;
  customer_note: string;
  shipping: typeof sampleAddress;
  billing: typeof sampleAddress;
  method: string;
  lines: {
    id: number;
    name: string;
    quantity: number;
    sku: string;
    product_id: number;
    variation_id: number;
  }[];
  refunds: { total: string }[];
  meta: { key: string; value: unknown }[];
}

/** One of them an extension's. */
const statuses = [
  { slug: "pending", name: "Pending payment", total: 1 },
  { slug: "processing", name: "Processing", total: 7 },
  { slug: "on-hold", name: "On hold", total: 0 },
  { slug: "completed", name: "Completed", total: 40 },
  { slug: "cancelled", name: "Cancelled", total: 2 },
  { slug: "packed", name: "Packed", total: 0 },
];

const formatGmt = (ms: number) => new Date(ms).toISOString().slice(0, 19);

function toRestShape(order: FakeWooOrder) {
  return {
    id: order.id,
    number: String(order.id),
    status: order.status,
    currency: order.currency,
    total: order.total,
    date_created_gmt: formatGmt(order.created),
    date_modified_gmt: formatGmt(order.modified),
    date_paid_gmt: order.paid ? formatGmt(order.created) : null,
    payment_method: order.payment_method,
    payment_method_title: order.payment_method,
    customer_note: order.customer_note,
    billing: { ...order.billing },
    shipping: { ...order.shipping },
    line_items: order.lines.map((each) => ({ ...each, meta_data: [] })),
    shipping_lines: [{ method_title: order.method, method_id: "flat_rate" }],
    refunds: order.refunds,
    meta_data: order.meta,
  };
}

/** One shop for a local server. */
const local = new FakeWoo("toepferei.example.com", { now: Date.now });
export default { fetch: (request: Request) => local.fetch(request) };
