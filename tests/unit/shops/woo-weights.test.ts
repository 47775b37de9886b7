import { expect, test } from "vitest";
import type { WooOrder } from "#app/modules/shops/model/woo-order.ts";
import { createReadWeights } from "#workers/shops/woocommerce/weights.ts";

/** Weights in kilograms by id; each variation with its product. */
const products: Readonly<Record<number, string>> = { 1: "1", 2: "2", 3: "3" };
const variations: Readonly<Record<number, { of: number; weight: string }>> = {
  11: { of: 1, weight: "1.5" },
  21: { of: 2, weight: "2.5" },
  31: { of: 3, weight: "" },
};

/** A shop with products and variations that records requests. */
function shop(together: boolean) {
  const requested: string[] = [];
  const ask = async (_method: string, path: string): Promise<unknown> => {
    const url = new URL(path, "https://shop.test/");
    const place = url.pathname.slice(1);
    requested.push(place);
    if (place.endsWith("woocommerce_weight_unit")) return { value: "kg" };
    if (place === "wc/v3/variations" && !together) return null;
    const ids = (url.searchParams.get("include") ?? "").split(",").map(Number);
    const [, of] = /products\/(\d+)\/variations/.exec(place) ?? [];
    if (place === "wc/v3/products") return ids.map((id) => ({ id, weight: products[id] }));
    return ids
      .filter((id) => of === undefined || variations[id]?.of === Number(of))
      .map((id) => ({ id, weight: variations[id]?.weight }));
  };
  return { asked: requested, weights: createReadWeights({ request: ask, calls: () => requested.length }) };
}

const lines = Object.entries(variations).map(([id, { of }]) => ({ product_id: of, variation_id: Number(id) }));
const orders = [{ line_items: lines }] as unknown as readonly WooOrder[];
const grams = new Map([
  [1, 1000],
  [2, 2000],
  [3, 3000],
  [11, 1500],
  [21, 2500],
]);

test("variations of all products are read together, and known ones are not read again", async () => {
  const { asked, weights } = shop(true);
  expect(await weights(orders)).toEqual(grams);
  await weights(orders);
  expect(asked.map((each) => each.split("/").at(-1))).toEqual(["woocommerce_weight_unit", "products", "variations"]);
});

test("an older shop is read product by product, and its support is checked once", async () => {
  const { asked, weights } = shop(false);
  expect(await weights(orders)).toEqual(grams);
  await weights(orders);
  expect(asked.slice(2)).toEqual(["wc/v3/variations", ...[1, 2, 3].map((id) => `wc/v3/products/${id}/variations`)]);
});
