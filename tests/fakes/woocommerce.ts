import { computeHookSignature } from "#app/modules/shops/model/hook-signature.ts";
import { type FaultRates, noFaults, SeededRandom, type SentMessage } from "./seeded-random.ts";
import { answerPage, noRoute, pickFields, refuse, refuseMissing, refuseParameter } from "./woocommerce-rest.ts";

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
  readonly hooks = new Map<number, FakeWooHook>();
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
  readonly notes: { order: number; note: string; customer_note: boolean }[] = [];
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
    const address = new URL(request.url);
    if (this.random.hits(this.faultRates.broken)) return new Response("<h1>Bad gateway</h1>", { status: 502 });
    if (this.random.hits(this.faultRates.throttled))
      return Response.json({ message: "Slow down" }, { status: 429, headers: { "Retry-After": "3" } });
    const refused = this.refuseKeys(request.headers.get("Authorization"), address.searchParams);
    if (refused) return refused;
    const hasBody = request.method === "POST" || request.method === "PUT";
    const body = hasBody ? await request.json<Record<string, unknown>>() : {};
    return this.answer(request.method, address, body);
  }

  /** Keys in the header or, over https, in the address. */
  private refuseKeys(header: string | null, query: URLSearchParams): Response | null {
    const [, basic] = /^Basic (.+)$/.exec(this.stripsHeader ? "" : (header ?? "")) ?? [];
    const [key, secret] = basic ? atob(basic).split(":") : [query.get("consumer_key"), query.get("consumer_secret")];
    if (!key) return refuse(401, "woocommerce_rest_cannot_view", "Sorry, you cannot list resources.");
    if (key !== this.key) return refuse(401, "woocommerce_rest_authentication_error", "Consumer key is invalid.");
    if (secret === this.secret) return null;
    return refuse(401, "woocommerce_rest_authentication_error", "Consumer secret is invalid.");
  }

  private answer(method: string, address: URL, body: Record<string, unknown>): Response {
    const { searchParams: query } = address;
    const path = address.pathname.replace(/^\/wp-json\//, "");
    if (path === "") return Response.json({ name: "Töpferei am Markt" });
    const list = lists[path];
    if (list && method === "GET") return Response.json(list);
    if (path === "wc/v3/settings/general/woocommerce_currency") return Response.json({ value: "EUR" });
    if (path === "wc/v3/settings/products/woocommerce_weight_unit") return Response.json({ value: "kg" });
    if (path === "wc/v3/variations" && !this.variations) return noRoute();
    if (path.startsWith("wc/v3/products") || path === "wc/v3/variations")
      return answerPage(address, this.weighed(path, query));
    if (path === "wc/v3/orders") return method === "GET" ? this.page(address) : noRoute();
    const [, hook] = /^wc\/v3\/webhooks(?:\/(\d+))?$/.exec(path) ?? [];
    if (path.startsWith("wc/v3/webhooks")) return this.hook(method, { address, body, id: hook ? Number(hook) : null });
    const [, id = "", rest = ""] = /\/orders\/(\d+)(?:\/(.+))?$/.exec(path) ?? [];
    if (id === "" || (path.startsWith("wc-shipment-tracking/") && !this.tracking)) return noRoute();
    const order = this.orders.get(Number(id));
    if (!order) return refuse(404, "woocommerce_rest_shop_order_invalid_id", "Invalid ID.");
    if (path.startsWith("wc-shipment-tracking/")) {
      this.tracked.push({ order: order.id, link: String(body.custom_tracking_link) });
      return Response.json({ tracking_id: String(this.tracked.length) }, { status: 201 });
    }
    if (rest === "notes") return this.note(method, address, { order, body });
    if (rest === "fulfillments") return this.fulfilments ? this.fulfil(method, order, body) : noRoute();
    if (rest !== "") return noRoute();
    if (method !== "GET" && method !== "PUT") return noRoute();
    if (method === "PUT") {
      if (body.status !== undefined && !statuses.some(({ slug }) => slug === body.status))
        return refuseParameter("status", `status is not one of ${statuses.map(({ slug }) => slug).join(", ")}.`);
      this.change(order.id, (each) => writeOrder(each, body));
    }
    return Response.json(pickFields(toRestShape(order), query));
  }

  private note(method: string, address: URL, { order, body }: { order: FakeWooOrder; body: Record<string, unknown> }) {
    if (method === "GET")
      return answerPage(
        address,
        this.notes.filter((each) => each.order === order.id),
      );
    if (typeof body.note !== "string") return refuseMissing(["note"]);
    const note = { order: order.id, note: body.note, customer_note: body.customer_note === true };
    this.notes.push(note);
    return Response.json({ id: this.notes.length, author: "WooCommerce", ...note }, { status: 201 });
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

  private fulfil(method: string, order: FakeWooOrder, body: Record<string, unknown>): Response {
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

  private hook(
    method: string,
    { address, id, body }: { address: URL; id: number | null; body: Record<string, unknown> },
  ): Response {
    const code = "woocommerce_rest_shop_webhook_invalid";
    const known = id === null ? undefined : this.hooks.get(id);
    if (id === null && method === "GET")
      return answerPage(
        address,
        [...this.hooks].map(([each, hook]) => toRestHook(each, hook)),
      );
    if (id === null && method === "POST") {
      const { topic, delivery_url: url, secret, name } = body;
      if (
        typeof topic !== "string" ||
        !/^(order|product|coupon|customer)\.(created|updated|deleted|restored)$/.test(topic)
      )
        return refuse(400, `${code}_topic`, "Webhook topic is required and must be valid.");
      if (typeof url !== "string" || !/^https?:\/\//.test(url))
        return refuse(
          400,
          `${code}_delivery_url`,
          "Webhook delivery URL must be a valid URL starting with http:// or https://.",
        );
      const hook = { name: String(name ?? "Webhook"), topic, url, secret: String(secret), status: "active" };
      this.hooks.set(++this.ids, hook);
      return Response.json(toRestHook(this.ids, hook), { status: 201 });
    }
    if (id === null) return noRoute();
    if (method === "DELETE" && address.searchParams.get("force") !== "true")
      return refuse(501, "woocommerce_rest_trash_not_supported", "Webhooks do not support trashing.");
    if (!known) return refuse(method === "DELETE" ? 404 : 400, `${code}_id`, "Invalid ID.");
    if (method === "DELETE") this.hooks.delete(id);
    if (method === "PUT" && typeof body.status === "string") known.status = body.status;
    return Response.json(toRestHook(id, known));
  }

  /** Orders of some statuses or all, of any time or since a second; the newest first unless asked otherwise. */
  private page(address: URL): Response {
    const { searchParams: query } = address;
    const second = (ms: number) => Math.floor(ms / 1000);
    const since = query.get("modified_after");
    const after = since === null ? null : second(Date.parse(`${since.replace(/Z$/, "")}Z`));
    if (Number.isNaN(after)) return refuseParameter("modified_after", "Invalid date.");
    const wanted = (query.get("status") ?? "any").split(",");
    const strange = wanted.find((each) => each !== "any" && !statuses.some(({ slug }) => slug === each));
    if (strange !== undefined) return refuseParameter("status", "status[0] is not one of the order statuses.");
    const order = query.get("order") ?? "desc";
    if (order !== "asc" && order !== "desc") return refuseParameter("order", "order is not one of asc and desc.");
    const by = query.get("orderby") ?? "date";
    if (!["date", "id", "modified"].includes(by))
      return refuseParameter("orderby", "orderby is not one of date, id, modified.");
    const at = (each: FakeWooOrder) =>
      by === "modified" ? second(each.modified) : by === "id" ? 0 : second(each.created);
    const found = [...this.orders.values()]
      .filter(({ modified }) => after === null || second(modified) > after)
      .filter(({ status }) => wanted.includes("any") || wanted.includes(status))
      .sort((a, b) => (at(a) - at(b) || a.id - b.id) * (order === "asc" ? 1 : -1));
    const answer = answerPage(address, found.map(toRestShape));
    this.onPage();
    return answer;
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

interface FakeWooHook {
  name: string;
  topic: string;
  url: string;
  secret: string;
  status: string;
}

const toRestHook = (id: number, { name, topic, url, status }: FakeWooHook) => {
  const [resource, event] = topic.split(".");
  return { id, name, status, topic, resource, event, delivery_url: url };
};

/** One of them an extension's. */
const statuses = [
  { slug: "pending", name: "Pending payment", total: 1 },
  { slug: "processing", name: "Processing", total: 7 },
  { slug: "on-hold", name: "On hold", total: 0 },
  { slug: "completed", name: "Completed", total: 40 },
  { slug: "cancelled", name: "Cancelled", total: 2 },
  { slug: "refunded", name: "Refunded", total: 0 },
  { slug: "failed", name: "Failed", total: 0 },
  { slug: "packed", name: "Packed", total: 0 },
];

/** Lists that never change. */
const lists: Readonly<Record<string, readonly object[]>> = {
  "wc/v3/shipping/zones": [{ id: 1 }],
  "wc/v3/shipping/zones/1/methods": [{ id: "flat_rate", title: "Flat rate", enabled: true }],
  "wc/v3/payment_gateways": [
    { id: "cod", title: "Nachnahme", enabled: true },
    { id: "stripe", title: "Karte", enabled: true },
  ],
  "wc/v3/reports/orders/totals": statuses,
};

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
