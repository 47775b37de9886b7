import { can } from "#app/platform/access/can.ts";
import {
  importCatalogueList,
  type ListImport,
  listImportSchema,
  refuseRow,
  splitIntoParts,
  type ValidatedListRow,
} from "#app/platform/catalogue/list-import.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { newId } from "#app/platform/db/scope.server.ts";
import type { ListTable } from "#app/platform/documents/tables/list-table.ts";
import { groupIssuesByField } from "#app/platform/kernel/issues.ts";
import { failFields } from "#app/platform/kernel/result.ts";
import { type ItemRowToSave, insertItems, readKnownItems, updateItems } from "../db/item-import.server.ts";
import { type ItemView, itemInputSchema } from "../model/item.ts";
import { itemFileFields } from "../model/item-file.fields.ts";
import { type ItemFileReading, toItemInput } from "../model/item-file.ts";

/** Imports items from a file: a known SKU is updated with the columns of the file, others are new. */
const itemImport: ListImport<ItemRowToSave> = {
  name: "items.import",
  fields: () => itemFileFields,
  validate: validateItems,
  write: (scope, rows) => [
    ...splitIntoParts(rows.filter(({ version }) => version === null)).map((part) => insertItems(scope, part)),
    ...splitIntoParts(rows.filter(({ version }) => version !== null)).map((part) => updateItems(scope, part)),
  ],
};

/** `POST items/import`: previews a file, or with `save` imports it. */
export const importItems = createCommand({
  name: "items.import",
  permission: ["items", "items.create"],
  feature: "inventory_management",
  input: listImportSchema,
  run: (scope, input) => importCatalogueList(scope, itemImport, input),
});

async function validateItems(scope: Scope, { rows, columns }: ListTable): Promise<ValidatedListRow<ItemRowToSave>[]> {
  const known = await readKnownItems(scope, {
    skus: rows.flatMap(({ values }) => values.sku ?? []),
    barcodes: rows.flatMap(({ values }) => values.barcode ?? []),
  });
  const bySku = new Map(known.map((item) => [item.sku, item]));
  const byBarcode = new Map(known.flatMap((item) => (item.barcode ? [[item.barcode, item.sku] as const] : [])));
  const reading = getFileReading(scope, columns);
  const seen = new Set<string>();
  return rows.map(({ row, values }): ValidatedListRow<ItemRowToSave> => {
    const name = values.name ?? values.sku ?? "";
    const existing = bySku.get(values.sku ?? "");
    const givenValues = Object.entries(toItemInput(values, reading)).filter(([, value]) => value !== undefined);
    const input = itemInputSchema.safeParse(
      { ...toKnownInput(existing), ...Object.fromEntries(givenValues) },
      { reportInput: true },
    );
    if (!input.success) return { row, name, ...failFields(groupIssuesByField(input.error)) };
    const { sku, barcode } = input.data;
    if (seen.has(sku) || (existing && !can(scope.account, "items.update")))
      return { row, name, ...refuseRow("sku", "already_used") };
    const barcodeItem = barcode ? byBarcode.get(barcode) : undefined;
    if (barcodeItem !== undefined && barcodeItem !== sku) return { row, name, ...refuseRow("barcode", "already_used") };
    seen.add(sku);
    if (barcode) byBarcode.set(barcode, sku);
    const value = { id: existing?.id ?? newId(scope), version: existing?.version ?? null, input: input.data };
    return { row, name, ok: true, value, updates: existing !== undefined };
  });
}

function getFileReading({ account, actor }: Scope, columns: ListTable["columns"]): ItemFileReading {
  return {
    system: account.preferences.weight_measurement_system,
    decimalComma: actor.language === "de",
    currency: account.preferences.default_currency,
    headers: Object.fromEntries(columns.flatMap(({ header, field }) => (field ? [[field, header]] : []))),
  };
}

/** Fields that the file does not have stay as they are. */
function toKnownInput(item: ItemView | undefined): object {
  if (!item) return {};
  const { id: _id, price: _price, active: _active, image: _image, created_at: _at, version: _version, ...input } = item;
  return { ...input, units: "base" };
}
