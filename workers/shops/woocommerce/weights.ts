import { z } from "zod";
import { ShopFault } from "#app/modules/shops/model/shop-client.ts";
import type { ProductWeights, WooOrder } from "#app/modules/shops/model/woo-order.ts";
import type { WooRest } from "./rest.ts";

const weightsSchema = z.array(z.object({ id: z.number(), weight: z.string().nullish() }));
const settingSchema = z.object({ value: z.string() });
/** Products read at once, WooCommerce's maximum. */
const MAX_PRODUCTS = 100;

/** Grams of the units that a shop may weigh in. */
const grams: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.349523125, lbs: 453.59237 };

/**
 * Weights of a shop's goods: orders lack them, products have them. Each product is read once; a variation has its
 * product's weight unless it has its own. If our keys cannot read products, goods have no weights.
 */
export function createReadWeights({ request }: WooRest): (orders: readonly WooOrder[]) => Promise<ProductWeights> {
  const known = new Map<number, number>();
  const requested = new Set<number>();
  let unit: number | undefined;
  /**
   * Whether the shop lists variations of all products together (`wc/v3/variations`, WooCommerce 10.3) instead of per
   * product.
   */
  let together = true;
  const note = (found: unknown) => {
    for (const { id, weight } of weightsSchema.parse(found)) {
      const value = Number(weight);
      if (value > 0) known.set(id, Math.round(value * (unit ?? 1)));
    }
  };
  /** False if the shop has no such path. */
  const learn = async (path: string, ids: readonly number[]): Promise<boolean> => {
    for (let at = 0; at < ids.length; at += MAX_PRODUCTS) {
      const include = ids.slice(at, at + MAX_PRODUCTS).join(",");
      const query = new URLSearchParams({ include, per_page: String(MAX_PRODUCTS), _fields: "id,weight" });
      const found = await request("GET", `${path}?${query}`, undefined, "or_null");
      if (found === null) return false;
      note(found);
    }
    for (const id of ids) requested.add(id);
    return true;
  };
  return async (orders) => {
    const lines = orders.flatMap(({ line_items }) => line_items);
    const fresh = (ids: readonly number[]) => [...new Set(ids)].filter((id) => id > 0 && !requested.has(id));
    try {
      const products = fresh(lines.map(({ product_id }) => product_id));
      if (products.length > 0 && unit === undefined) {
        const { value } = settingSchema.parse(await request("GET", "wc/v3/settings/products/woocommerce_weight_unit"));
        unit = grams[value] ?? 1000;
      }
      await learn("wc/v3/products", products);
      const varied = fresh(lines.map(({ variation_id }) => variation_id));
      if (together) together = await learn("wc/v3/variations", varied);
      if (together) return known;
      for (const [id, varied] of Map.groupBy(lines, ({ product_id }) => product_id))
        await learn(`wc/v3/products/${id}/variations`, fresh(varied.map(({ variation_id }) => variation_id)));
    } catch (error) {
      if (!(error instanceof ShopFault) || !["unauthorised", "refused"].includes(error.code)) throw error;
    }
    return known;
  };
}
