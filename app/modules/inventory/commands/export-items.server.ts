import type { Scope } from "#app/platform/db/scope.server.ts";
import { worded } from "#app/platform/lists/export-columns.server.ts";
import {
  type ExportColumn,
  exportList,
  type ListExport,
  type Writing,
} from "#app/platform/lists/export-list.server.ts";
import { listTemplate } from "#app/platform/lists/list-template.server.ts";
import { lengthIn, packageUnits, weightIn } from "#app/platform/money/units.ts";
import { readItems } from "../db/items.server.ts";
import type { ItemView } from "../model/item.ts";
import { itemExample, itemFileFields } from "../model/item-file.fields.ts";

const unitsOf = ({ scope }: Writing) => packageUnits[scope.account.preferences.weight_measurement_system];
const short = (value: number) => Math.round(value * 1000) / 1000;

/** A side in the account's unit, named in the head: the file can be imported again. */
function side(key: "length" | "width" | "height"): ExportColumn<ItemView> {
  return {
    of: "dimensions",
    header: (writing) => `${writing.t(`stock:items.${key}`)} (${unitsOf(writing).length})`,
    cell: (item, writing) => (item[key] === undefined ? "" : short(lengthIn(item[key], unitsOf(writing).length))),
  };
}

const itemExport: ListExport<ItemView> = {
  title: (t) => t("stock:items.title"),
  read: readItems,
  columns: [
    worded("sku", "stock:items.sku", ({ sku }) => sku),
    worded("name", "stock:items.name", ({ name }) => name),
    worded("barcode", "stock:items.barcode", ({ barcode }) => barcode ?? ""),
    worded("description", "stock:items.description", ({ description }) => description ?? ""),
    worded("stock", "stock:items.available", ({ stock }) => stock ?? ""),
    worded("price", "stock:items.unit_price", ({ unit_price }) => (unit_price === undefined ? "" : Number(unit_price))),
    worded("price", "common:field.currency", ({ currency }) => currency ?? ""),
    side("length"),
    side("width"),
    side("height"),
    {
      of: "weight",
      header: (writing) => `${writing.t("stock:items.weight")} (${unitsOf(writing).weight})`,
      cell: ({ weight }, writing) => (weight === undefined ? "" : short(weightIn(weight, unitsOf(writing).weight))),
    },
    worded("tags", "stock:items.tags", ({ tags }) => tags.join(", ")),
    worded("status", "stock:items.status", ({ active }, { t }) =>
      t(active ? "stock:items.active" : "stock:items.inactive"),
    ),
  ],
};

/** The items that an address matches, as a file that can be imported again. */
export function exportItems(scope: Scope, { url, language }: { url: URL; language: string }) {
  return exportList(scope, itemExport, { url, language });
}

/** An empty file of items. */
export function itemTemplate(
  _scope: Scope,
  asked: { params: Readonly<Record<string, string | undefined>>; language: string },
) {
  const word = (key: string) =>
    key === "currency" ? "common:field.currency" : key === "stock" ? "stock:items.available" : `stock:items.${key}`;
  return listTemplate({ title: "stock:items.title", fields: itemFileFields, example: itemExample, word }, asked);
}
