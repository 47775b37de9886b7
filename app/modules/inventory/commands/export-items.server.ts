import type { Scope } from "#app/platform/db/scope.server.ts";
import { createColumn } from "#app/platform/lists/export-columns.server.ts";
import {
  type ExportColumn,
  type ExportContext,
  exportList,
  type ListExport,
} from "#app/platform/lists/export-list.server.ts";
import { renderListTemplate } from "#app/platform/lists/list-template.server.ts";
import { fromGrams, fromMillimeters, packageUnits } from "#app/platform/money/units.ts";
import { readItems } from "../db/items.server.ts";
import type { ItemView } from "../model/item.ts";
import { itemExample, itemFileFields } from "../model/item-file.fields.ts";

const getUnits = ({ scope }: ExportContext) => packageUnits[scope.account.preferences.weight_measurement_system];
const roundToThousandth = (value: number) => Math.round(value * 1000) / 1000;

/** A side in the account's unit, which the header names, so that the file can be imported again. */
function createSideColumn(key: "length" | "width" | "height"): ExportColumn<ItemView> {
  return {
    listColumn: "dimensions",
    header: (writing) => `${writing.t(`stock:items.${key}`)} (${getUnits(writing).length})`,
    cell: (item, writing) =>
      item[key] === undefined ? "" : roundToThousandth(fromMillimeters(item[key], getUnits(writing).length)),
  };
}

/** Items as a file. */
export const itemExport: ListExport<ItemView> = {
  title: (t) => t("stock:items.title"),
  read: readItems,
  columns: [
    createColumn("sku", "stock:items.sku", ({ sku }) => sku),
    createColumn("name", "stock:items.name", ({ name }) => name),
    createColumn("barcode", "stock:items.barcode", ({ barcode }) => barcode ?? ""),
    createColumn("description", "stock:items.description", ({ description }) => description ?? ""),
    createColumn("stock", "stock:items.available", ({ stock }) => stock ?? ""),
    createColumn("price", "stock:items.unit_price", ({ unit_price }) =>
      unit_price === undefined ? "" : Number(unit_price),
    ),
    createColumn("price", "common:field.currency", ({ currency }) => currency ?? ""),
    createSideColumn("length"),
    createSideColumn("width"),
    createSideColumn("height"),
    {
      listColumn: "weight",
      header: (writing) => `${writing.t("stock:items.weight")} (${getUnits(writing).weight})`,
      cell: ({ weight }, writing) =>
        weight === undefined ? "" : roundToThousandth(fromGrams(weight, getUnits(writing).weight)),
    },
    createColumn("tags", "stock:items.tags", ({ tags }) => tags.join(", ")),
    createColumn("status", "stock:items.status", ({ active }, { t }) =>
      t(active ? "stock:items.active" : "stock:items.inactive"),
    ),
  ],
};

/** The items that a query matches, as a file that can be imported again. */
export function exportItems(scope: Scope, { url, language }: { url: URL; language: string }) {
  return exportList(scope, itemExport, { url, language });
}

/** An empty file for items. */
export function createItemTemplate(
  _scope: Scope,
  requested: { params: Readonly<Record<string, string | undefined>>; language: string },
) {
  const getKey = (key: string) =>
    key === "currency" ? "common:field.currency" : key === "stock" ? "stock:items.available" : `stock:items.${key}`;
  return renderListTemplate(
    { title: "stock:items.title", fields: itemFileFields, example: itemExample, getKey },
    requested,
  );
}
