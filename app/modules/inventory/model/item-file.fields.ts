import type { ListTableField } from "#app/platform/documents/tables/list-table.ts";

/** Columns of a file of items, English and German, in template order. */
export const itemFileFields = [
  {
    key: "sku",
    exact: [
      "sku",
      "article number",
      "article no",
      "item number",
      "item no",
      "artikelnummer",
      "artikelnr",
      "artikel nr",
      "art nr",
    ],
  },
  { key: "barcode", exact: ["barcode", "ean", "gtin", "upc", "strichcode"] },
  {
    key: "name",
    exact: [
      "name",
      "item",
      "item name",
      "product",
      "product name",
      "title",
      "artikel",
      "artikelname",
      "bezeichnung",
      "produkt",
    ],
  },
  { key: "description", exact: ["description", "beschreibung"] },
  { key: "length", exact: ["length", "lange"] },
  { key: "width", exact: ["width", "breite"] },
  { key: "height", exact: ["height", "hohe"] },
  { key: "weight", exact: ["weight", "gewicht"] },
  { key: "unit_price", exact: ["unit price", "price", "preis", "einzelpreis", "stuckpreis"] },
  { key: "currency", exact: ["currency", "currency code", "wahrung"] },
  {
    key: "stock",
    exact: [
      "stock",
      "in stock",
      "available",
      "quantity",
      "qty",
      "on hand",
      "bestand",
      "lagerbestand",
      "menge",
      "verfugbar",
    ],
  },
  { key: "tags", exact: ["tags", "tag", "labels", "schlagworte", "schlagworter", "etiketten"] },
] as const satisfies readonly ListTableField[];

/** The example row of the template. */
export const itemExample: Readonly<Record<string, string>> = {
  sku: "SKU-1001",
  barcode: "4006381333931",
  name: "Notebook A5",
  unit_price: "4.50",
  currency: "EUR",
  stock: "120",
};
