import fc from "fast-check";
import { expect, test } from "vitest";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { orderDraftSchema } from "#app/modules/orders/model/order.ts";
import { partRules } from "#app/modules/orders/model/order-parts.ts";
import { decideImport, skipReasons, waitReasons } from "#app/modules/shops/model/import-decision.ts";
import { formatReference, mapOrder } from "#app/modules/shops/model/map-order.ts";
import { fieldRows, mergedFields, mergeEdits } from "#app/modules/shops/model/merge-edits.ts";
import { packGoods } from "#app/modules/shops/model/pack-goods.ts";
import { findPushStep, pushSteps } from "#app/modules/shops/model/push-steps.ts";
import { normalizeShopAddress } from "#app/modules/shops/model/shop.ts";
import type { ShopOrder } from "#app/modules/shops/model/shop-order.ts";
import {
  DEFAULT_SHOP_SETTINGS,
  type PackageTemplate,
  shopSettingsSchema,
} from "#app/modules/shops/model/shop-settings.ts";
import { getFieldLabel } from "#app/modules/shops/screens/sync-labels.ts";

const order: ShopOrder = {
  ...{ key: "7", parent: "3", name: "#3187", state: "open", status: "OPEN", isPaid: true, placedAt: 0, changedAt: 0 },
  ...{ method: "Standard", location: "1", gateway: "card", open: null, tags: [], note: "" },
  recipient: { firstName: "Anna", lastName: "Huber", company: "", phone: "030 901820", email: "a@example.org" },
  address: { line1: "Weg 1", line2: "", city: "Berlin", region: "", postalCode: "10115", country: "DE" },
  lines: [{ sku: "A-1", name: "Coffee", quantity: 2, grams: 500 }],
};
const mapped = {
  settings: DEFAULT_SHOP_SETTINGS,
  templates: new Map<string, PackageTemplate>(),
  merchantId: null,
  address: "a.myshopify.com",
};
const text = fc.string({ maxLength: 400 });

test("any data from a shop gives a draft that our command accepts, or reports the invalid field", () => {
  fc.assert(
    fc.property(
      fc.record({
        note: text,
        name: text,
        tags: fc.array(text, { maxLength: 60 }),
        phone: text,
        email: text,
        line1: text,
        first: text,
      }),
      ({ note, name, tags, phone, email, line1, first }) => {
        const recipient = { firstName: first, lastName: "Huber", company: "", phone, email: email || "a@example.org" };
        const draft = mapOrder({ ...order, note, name, tags, recipient, address: { ...order.address, line1 } }, mapped);
        const read = orderDraftSchema.safeParse(draft);
        const paths = read.success ? [] : read.error.issues.map(({ path }) => path.join("."));
        const known = ["destination.address.line1", "customer.phone", "customer.business_name", "external_id"];
        expect(paths.filter((path) => !known.includes(path))).toEqual([]);
        expect(paths.filter((path) => getFieldLabel(path) === null)).toEqual([]);
      },
    ),
  );
});

test("a field that caused a rejection is named, also among several of the same kind", () => {
  const worded = ["destination.address.line1", "packages.0.weight", "customer.business_name", "source.location_id"];
  expect(worded.map(getFieldLabel)).toEqual([
    "imports:field.address",
    "imports:field.package_weight",
    "shops:part.customer",
    "shops:part.source",
  ]);
  expect(getFieldLabel("nothing.of.it")).toBeNull();
});

test("a reference consists of shop, order and part, so two parts of an order never share one", () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 26 }),
      fc.string({ minLength: 1, maxLength: 26 }),
      (one, other) => {
        fc.pre(one !== other);
        expect(formatReference("a.de", { name: "#1", key: one })).not.toBe(
          formatReference("a.de", { name: "#1", key: other }),
        );
      },
    ),
  );
  expect(formatReference("a".repeat(200), { name: "#".repeat(200), key: "7".repeat(200) }).length).toBeLessThanOrEqual(
    100,
  );
});

test("cash on delivery is set for its payment methods, never for a paid order", () => {
  const open = { amount: "64.9", currency: "EUR" };
  const cod = { ...order, isPaid: false, gateway: "Cash on Delivery (COD)", open };
  expect(mapOrder(cod, mapped).collections).toEqual([{ amount: "64.90", currency: "EUR", method: 1 }]);
  expect(mapOrder({ ...cod, isPaid: true }, mapped).collections).toEqual([]);
  expect(mapOrder({ ...cod, gateway: "card" }, mapped).collections).toEqual([]);
  expect(mapOrder({ ...cod, open: { amount: "0.00", currency: "EUR" } }, mapped).collections).toEqual([]);
  const settings = { ...DEFAULT_SHOP_SETTINGS, gateways: [{ key: "Nachnahme am Tor", action: "cheque" as const }] };
  expect(mapOrder({ ...cod, gateway: "Nachnahme am Tor" }, { ...mapped, settings }).collections).toMatchObject([
    { method: 2 },
  ]);
});

test("packages weigh as much as the goods in the shop, up to rounding up", () => {
  const template: PackageTemplate = { id: "t", name: "S", type: 1, length: 300, width: 200, height: 100 };
  const rules = {
    packages: [
      { by: "weight" as const, value: "5000", template_id: "t" },
      { by: "sku" as const, value: "SACK", template_id: "t" },
    ],
  };
  const line = fc.record({
    sku: fc.constantFrom("SACK-1", "A-1", null),
    name: fc.constant("Goods"),
    quantity: fc.integer({ min: 1, max: 20 }),
    grams: fc.integer({ min: 0, max: 9000 }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const packed = packGoods(lines, rules, new Map([["t", template]]));
      const weight = lines.reduce((sum, { quantity, grams }) => sum + quantity * grams, 0);
      const inside = packed.reduce((sum, each) => sum + (each.quantity ?? 1) * Number(each.weight ?? 0), 0);
      expect(inside).toBeGreaterThanOrEqual(weight);
      expect(inside - weight).toBeLessThan(50);
    }),
  );
});

test("edits: changes made here stay, changes in the shop follow, unchanged fields stay untouched", () => {
  const changes: Readonly<Record<(typeof mergedFields)[number], Partial<ShopOrder>>> = {
    name: { recipient: { ...order.recipient, lastName: "Maier" } },
    phone: { recipient: { ...order.recipient, phone: "030 901821" } },
    email: { recipient: { ...order.recipient, email: "b@example.org" } },
    destination: { address: { ...order.address, line1: "Weg 2" } },
    packages: { lines: [{ sku: "A-1", name: "Coffee", quantity: 3, grams: 500 }] },
    collections: { open: { amount: "5.00", currency: "EUR" }, gateway: "cod", isPaid: false },
    notes: { note: "Ring" },
    tags: { tags: ["x"] },
  };
  const base = mapOrder(order, mapped);
  for (const field of mergedFields) {
    const theirs = mapOrder({ ...order, ...changes[field] }, mapped);
    expect(mergeEdits(base, theirs, new Map())).toEqual({ updated: [field], kept: [] });
    const here = new Map(fieldRows[field].timelineFields.map((word) => [word, 9]));
    expect(mergeEdits(base, theirs, here)).toEqual({ updated: [], kept: [{ field, at: 9 }] });
    expect(mergeEdits(theirs, theirs, here)).toEqual({ updated: [], kept: [] });
    expect(Object.hasOwn(partRules, fieldRows[field].part)).toBe(true);
  }
});

test("lists the reasons why an order is not imported, each once", () => {
  const now = 100 * 60_000;
  const settings = (more: object) => shopSettingsSchema.parse({ hold_minutes: 0, ...more });
  const cases: readonly (readonly [string, Partial<ShopOrder>, object])[] = [
    ["window", { placedAt: now }, { hold_minutes: 15 }],
    ["not_paid", { isPaid: false }, { wait_for: "paid" }],
    ["not_tagged", {}, { wait_for: "tag", hold_tag: "go" }],
    ["shop_holds", { state: "on_hold" }, {}],
    ["method_skipped", {}, { methods: [{ key: "Standard", action: "skip" }] }],
    ["location_skipped", {}, { locations: [{ key: "1", action: "skip" }] }],
    ["tag_skipped", { tags: ["x"] }, { tags: [{ key: "x", action: "skip" }] }],
    ["over_in_shop", { state: "over" }, {}],
    ["cancelled_in_shop", { state: "cancelled" }, {}],
    ["nothing_to_send", { lines: [] }, {}],
  ];
  const seen = cases.map(([reason, more, rules]) => {
    const judged = decideImport({ ...order, ...more }, settings(rules), now);
    expect(judged).toMatchObject({ reason });
    return reason;
  });
  expect(new Set(seen)).toEqual(new Set([...waitReasons, ...skipReasons]));
  expect(decideImport(order, settings({}), now)).toEqual({ kind: "take" });
});

test("shops receive every status in custody or ended that concerns them, and no other", () => {
  expect(new Set(pushSteps.map(({ status }) => status)).size).toBe(pushSteps.length);
  for (const { code, phase } of orderStatuses.rows)
    if (phase === "preparing" || phase === "booked") expect(findPushStep(code)).toBe(null);
});

test("reads shop addresses as people type them", () => {
  expect(normalizeShopAddress("shopify", "https://Talroesterei.myshopify.com/admin".replace("/admin", ""))).toBe(
    "talroesterei.myshopify.com",
  );
  expect(normalizeShopAddress("shopify", "talroesterei")).toBe("talroesterei.myshopify.com");
  expect(normalizeShopAddress("shopify", "evil.com/x.myshopify.com")).toBe(null);
  expect(normalizeShopAddress("woocommerce", "https://shop.example.com/laden/")).toBe("shop.example.com/laden");
  for (const bad of ["localhost", "shop.example.com:8080", "user@shop.example.com", "shop.example.com/?x"])
    expect(normalizeShopAddress("woocommerce", bad)).toBe(null);
});
