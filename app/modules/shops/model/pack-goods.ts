import { packageTypes } from "#app/modules/orders/model/order.enums.ts";
import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import type { ShopLine } from "./shop-order.ts";
import type { PackageTemplate, ShopSettings } from "./shop-settings.ts";

type PackedPackages = OrderDraftInput["packages"];

/** Most packages that a weight is divided into; more means a mistyped weight. */
const MAX_PACKAGES = 50;

/**
 * Packs goods: items with a SKU rule go one each into that rule's package, the rest into the smallest package that
 * holds their weight, or into several of the largest. Without rules the rest is one parcel.
 */
export function packGoods(
  lines: readonly ShopLine[],
  { packages: rules }: Pick<ShopSettings, "packages">,
  templates: ReadonlyMap<string, PackageTemplate>,
): PackedPackages {
  const bySku = rules.filter(({ by }) => by === "sku");
  const own = lines.map((line) => ({
    line,
    rule: bySku.find(({ value }) => line.sku?.toLowerCase().startsWith(value.toLowerCase())),
  }));
  const packed: PackedPackages = own.flatMap(({ line, rule }) =>
    rule
      ? [{ ...toPackageShape(templates.get(rule.template_id), line.name), quantity: line.quantity, weight: line.grams }]
      : [],
  );
  const rest = own.filter(({ rule }) => !rule).map(({ line }) => line);
  if (rest.length === 0) return packed;
  const grams = rest.reduce((sum, line) => sum + line.grams * line.quantity, 0);
  const sizes = rules
    .filter(({ by }) => by === "weight")
    .map(({ value, template_id }) => ({ limit: Number(value), template: templates.get(template_id) }))
    .sort((a, b) => a.limit - b.limit);
  const fits = sizes.find(({ limit }) => grams <= limit) ?? sizes.at(-1);
  const parts = fits ? Math.min(MAX_PACKAGES, Math.max(1, Math.ceil(grams / fits.limit))) : 1;
  return [...packed, { ...toPackageShape(fits?.template, null), quantity: parts, weight: Math.ceil(grams / parts) }];
}

function toPackageShape(template: PackageTemplate | undefined, name: string | null) {
  return {
    type: template?.type ?? packageTypes.code.parcel,
    name: name?.slice(0, 200) ?? template?.name,
    length: template?.length ?? undefined,
    width: template?.width ?? undefined,
    height: template?.height ?? undefined,
  };
}
