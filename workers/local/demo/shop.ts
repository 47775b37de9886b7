import { insertLogLines, type SyncEvent } from "#app/modules/shops/db/shop-log.server.ts";
import { insertShop } from "#app/modules/shops/db/shops.server.ts";
import { DEFAULT_SHOP_SETTINGS } from "#app/modules/shops/model/shop-settings.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { day, hour, minute } from "#app/platform/kernel/milliseconds.ts";

/** What happened to orders of the shop, minutes ago; `order` takes the number of an order of the demo. */
const shopLog: readonly {
  ago: number;
  name: string;
  order: boolean;
  kind: SyncEvent["kind"];
  reason: SyncEvent["reason"];
}[] = [
  { ago: 64, name: "#3155", order: true, kind: "cancelled", reason: { code: "cancelled" } },
  {
    ...{ ago: 52, name: "#3160", order: true, kind: "refused_by_shop" },
    reason: { code: "shop_said", message: "Line 2 was deleted there, nothing is left to fulfil." },
  },
  { ago: 41, name: "#3168", order: true, kind: "needs_review", reason: { code: "review_edit", fields: ["packages"] } },
  {
    ...{ ago: 33, name: "#3171", order: true, kind: "merged" },
    reason: { code: "merged", updated: ["phone"], kept: [{ field: "destination", at: 0 }] },
  },
  {
    ...{ ago: 26, name: "#3179", order: false, kind: "refused" },
    reason: {
      code: "failure",
      failure: { code: "invalid_fields", fields: { shipping_method_id: [{ code: "method_not_covering" }] } },
    },
  },
  {
    ...{ ago: 18, name: "#3182", order: true, kind: "sent" },
    reason: { code: "status_sent", event: "OUT_FOR_DELIVERY", by: "fulfilment" },
  },
  { ago: 12, name: "#3186", order: false, kind: "held", reason: { code: "not_paid", until: null } },
  {
    ago: 7,
    name: "#3187",
    order: true,
    kind: "created",
    reason: { code: "taken", packages: 2, amount: "64.90", currency: "CHF" },
  },
];

/** A shop with a log, paused, so that the demo makes no network requests. */
export async function seedShop(scope: Scope): Promise<void> {
  const at = now(scope);
  const id = newId(scope);
  const numbers = await scope.db.query.orders.findMany({ columns: { number: true }, limit: shopLog.length });
  const named = (name: string) => ({ key: name, name });
  // There are no credentials: resuming it reports that the shop must be connected again.
  const nothing = "";
  const shop = insertShop(scope, {
    ...{
      id,
      accountId: scope.account.id,
      platform: "shopify",
      name: "Talrösterei",
      address: "talroesterei.myshopify.com",
    },
    ...{ state: "paused", signIn: "client_credentials", credentials: nothing, hookSecret: nothing },
    ...{ webhooksFound: 15, webhooksExpected: 15, since: at - day, polledAt: at - 20 * minute, polledChanges: 6 },
    tokenUntil: at + 20 * hour,
    budget: { remaining: 1760, limit: 2000, refillPerSecond: 100 },
    settings: {
      ...DEFAULT_SHOP_SETTINGS,
      wait_for: "paid",
      methods: [{ key: "Abholung im Laden", action: "skip", method_id: null }],
      gateways: [{ key: "Nachnahme", action: "cash" }],
      tags: [{ key: "bruch", action: "photo" }],
    },
    offer: {
      ...{ name: "Talrösterei", currency: "CHF", statuses: [] },
      methods: ["Standard 2–3 Tage", "Express morgen", "Abholung im Laden"].map(named),
      locations: [{ key: "1", name: "Rösterei Bahnweg" }],
      gateways: [named("Nachnahme")],
    },
    createdAt: at,
  });
  await commit(scope.db, [shop]);
  for (const [place, { ago, name, order, kind, reason }] of shopLog.entries()) {
    const then = at - ago * minute;
    const past = { ...scope, ports: { ...scope.ports, clock: { now: () => then } } };
    const dated =
      reason.code === "merged"
        ? { ...reason, kept: reason.kept.map((each) => ({ ...each, at: then - 20 * minute })) }
        : reason;
    const row = { id: newId(scope), name, orderNumber: order ? (numbers[place]?.number ?? null) : null };
    await commit(scope.db, insertLogLines(past, id, [{ row, kind, reason: dated }]));
  }
}
