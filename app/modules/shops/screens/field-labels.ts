import { fieldsByPath } from "#app/modules/imports/model/row/draft-paths.fields.ts";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";

/** Labels of order parts for fields that have no column label. */
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

/** The label of the field at a path of an order draft; null for a field that orders from shops do not have. */
export function getFieldLabel(path: string): TranslationKey | null {
  const bare = path.replace(/\.\d+(?=\.|$)/g, "");
  const field = fieldsByPath[bare];
  return field ? `imports:field.${field}` : (fieldLabels[bare.split(".")[0] ?? ""] ?? null);
}
