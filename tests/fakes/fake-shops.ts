import type { SentMessage } from "./seeded-random.ts";
import { FakeShopify } from "./shopify.ts";
import { FakeWoo } from "./woocommerce.ts";

/**
 * One shop of each platform for a local server, as a Worker at one address (docs/online-stores.md): whose turn it is says
 * `X-Shop-Host`. Below `/stand-in` its people act: `POST /stand-in/{shopify|woocommerce}/orders` places an order, with fields of
 * one in the body; `…/orders/{id}` changes it, `…/orders/{id}/cancel` cancels it, `…/many/{count}` places
 * many, `…/allow` says yes (or, `{"says":"no"}`, no) to the page of the shop that an app sent its owner to (`page`; `secret` is the app's) and
 * answers the address that leads back, `…/manners` says how badly the shop behaves (`tests/fakes/seeded-random.ts`); a GET shows what the shop has by now.
 */
const shopify = new FakeShopify("talroesterei-2.myshopify.com", { now: Date.now });
const woo = new FakeWoo("toepferei.example.com", { now: Date.now });

interface Person {
  place(more: object): { id: string | number };
  change(id: string, more: object): void;
  cancel(id: string): void;
  behave(manners: object): void;
  sent(): Promise<SentMessage[]>;
  allow(given: { page: string; secret: string; says?: "yes" | "no" }): Promise<string | null>;
  shows(): object;
}

const people: Readonly<Record<string, Person>> = {
  shopify: {
    place: (more) => shopify.place(more),
    change: (id, more) => shopify.change(id, (order) => Object.assign(order, more)),
    cancel: (id) => shopify.cancel(id),
    behave: (manners) => Object.assign(shopify, { faultRates: { ...shopify.faultRates, ...manners } }),
    sent: () => shopify.deliveries(),
    allow: ({ page, ...given }) => shopify.allow(page, given),
    shows: () => ({
      host: shopify.host,
      keys: { key: shopify.clientId, secret: shopify.clientSecret },
      orders: [...shopify.orders.values()],
      fulfilments: [...shopify.fulfilments.values()],
      hooks: [...shopify.hooks.values()],
      calls: shopify.calls,
    }),
  },
  woocommerce: {
    place: (more) => woo.place(more),
    change: (id, more) => woo.change(Number(id), (order) => Object.assign(order, more)),
    cancel: (id) => woo.cancel(Number(id)),
    behave: (manners) => Object.assign(woo, { faultRates: { ...woo.faultRates, ...manners } }),
    sent: () => woo.deliveries(),
    allow: ({ page, says = "yes" }) => woo.allow(page, { post: postWebhook, says }),
    shows: () => ({
      host: woo.host,
      keys: { key: woo.key, secret: woo.secret },
      orders: [...woo.orders.values()],
      ...{ fulfilled: woo.fulfilled, tracked: woo.tracked, notes: woo.notes, hooks: [...woo.hooks.values()] },
      calls: woo.calls,
    }),
  },
};

/** The status that an app answers a shop. */
async function postWebhook(url: string, body: string): Promise<number> {
  const headers = { "Content-Type": "application/json" };
  return (await fetch(url, { method: "POST", headers, body })).status;
}

/** The most orders that are placed at once. */
const MAX_PLACED = 50_000;

/** What a shop's people ask for; null for nothing that they can. */
function actAsShop(
  person: Person,
  { method, words }: { method: string; words: string[] },
  given: object,
): object | null {
  const [what, id, verb] = words;
  if (method === "GET" && !what) return person.shows();
  if (method !== "POST") return null;
  if (what === "manners") person.behave(given);
  else if (what === "many")
    for (let left = Math.min(Number(id) || 0, MAX_PLACED); left > 0; left -= 1) person.place(given);
  else if (what !== "orders") return null;
  else if (!id) return person.place(given);
  else if (verb === "cancel") person.cancel(id);
  else person.change(id, given);
  return {};
}

export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [, place, platform = "", ...words] = pathname.split("/");
    if (place !== "stand-in") return (request.headers.get("X-Shop-Host") === woo.host ? woo : shopify).fetch(request);
    const person = people[platform];
    const text = await request.text();
    if (person && words[0] === "allow") return Response.json({ url: await person.allow(JSON.parse(text)) });
    const done = person && actAsShop(person, { method: request.method, words }, text ? Object(JSON.parse(text)) : {});
    if (!person || !done) return new Response(`Shops: ${Object.keys(people).join(", ")}\n`, { status: 404 });
    const messages = await person.sent();
    for (const { url, headers, body } of messages) await fetch(url, { method: "POST", headers, body }).catch(() => {});
    return Response.json(done);
  },
};
