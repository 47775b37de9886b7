import { fieldsByPath } from "#app/modules/imports/model/row/draft-paths.fields.ts";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";

/** What parts of an order are called where no file has a column for the field itself. */
const fieldLabels: Readonly<Record<string, TranslationKey>> = {
  customer: "shops:part.customer",
  destination: "imports:field.address",
  source: "shops:part.source",
  packages: "imports:field.package_count",
  collections: "imports:field.collection_amount",
  items: "shops:part.items",
  shipping_method_id: "shops:part.method",
  merchant_id: "shops:part.merchant",
};

/** The name of the field at a path of an order's draft; null for one that a shop's order has not. */
export function getFieldLabel(path: string): TranslationKey | null {
  const bare = path.replace(/\.\d+(?=\.|$)/g, "");
  const field = fieldsByPath[bare];
  return field ? `imports:field.${field}` : (fieldLabels[bare.split(".")[0] ?? ""] ?? null);
}
