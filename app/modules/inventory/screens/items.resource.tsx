import { CircleCheck, CircleOff } from "lucide-react";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { fromMillimeters, type MeasurementSystem, packageUnits } from "#app/platform/money/units.ts";
import { AccountImage } from "#app/ui/files/account-image.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { CountText, formatNumber, MeasureText, MoneyText, WeightText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import type { buildItemList } from "../db/items.server.ts";
import type { ItemView } from "../model/item.ts";

/** The list of inventory items. */
export const itemsSpec: ResourceSpec<ItemView, ListNameSet<ReturnType<typeof buildItemList>>> = {
  name: "items",
  module: "items",
  title: "stock:items.title",
  rowId: (item) => item.id,
  rowName: (item) => item.name,
  rowHref: (item) => `?edit=${item.id}`,
  searchPlaceholder: "stock:items.search",
  defaultSort: "name",
  exports: "/items/export",
  columns: [
    { key: "sku", header: "stock:items.sku", width: 130, cell: (item) => <span className="cell-id">{item.sku}</span> },
    {
      key: "name",
      header: "stock:items.name",
      long: true,
      sortable: true,
      cell: (item) => (
        <span className="item-name">
          {item.image && <AccountImage src={item.image} alt="" loading="lazy" />}
          {item.name}
        </span>
      ),
    },
    { key: "barcode", header: "stock:items.barcode", width: 136, cell: (item) => item.barcode },
    {
      key: "stock",
      header: "stock:items.available",
      width: 88,
      align: "right",
      cell: (item) => item.stock !== undefined && <CountText value={item.stock} />,
    },
    {
      key: "price",
      header: "stock:items.unit_price",
      width: 100,
      align: "right",
      cell: ({ price, currency }) => price !== null && currency && <MoneyText amount={price} currency={currency} />,
    },
    {
      key: "dimensions",
      header: "stock:items.dimensions",
      width: 150,
      hidden: true,
      cell: (item) => <SidesCell item={item} />,
    },
    {
      key: "weight",
      header: "stock:items.weight",
      width: 90,
      align: "right",
      cell: (item) => <WeightText grams={item.weight ?? null} />,
    },
    {
      key: "tags",
      header: "stock:items.tags",
      long: true,
      width: 120,
      wide: true,
      cell: (item) => item.tags.join(", "),
    },
    { key: "status", header: "stock:items.status", width: 84, cell: (item) => <ActiveCell active={item.active} /> },
  ],
  filters: [
    {
      field: "active",
      label: "stock:items.status",
      kind: "enum",
      options: [
        { value: "1", label: "stock:items.active" },
        { value: "0", label: "stock:items.inactive" },
      ],
    },
    { field: "tags", label: "stock:items.tags", kind: "reference", lookup: "item_tags" },
  ],
  bulkActions: [
    { intent: "items.activate", label: "stock:items.activate", icon: CircleCheck },
    { intent: "items.deactivate", label: "stock:items.deactivate", icon: CircleOff },
  ],
  empty: { title: "stock:items.empty", text: "stock:items.empty_why" },
};

/** The fields that a file's columns can map to. */
export const itemImportFields = [
  ...(["sku", "barcode", "name", "description", "length", "width", "height", "weight", "unit_price"] as const).map(
    (key) => ({ key, label: `stock:items.${key}` as const }),
  ),
  { key: "currency", label: "common:field.currency" as const },
  ...(["stock", "tags"] as const).map((key) => ({ key, label: `stock:items.${key}` as const })),
];

/** Length × width × height in the account's unit. */
function SidesCell({ item: { length, width, height } }: { item: ItemView }) {
  const { weight: system, locale } = useFormats();
  const unit = packageUnits[system].length;
  const sides = [length, width, height].map((side) =>
    side === undefined ? "–" : formatNumber(fromMillimeters(side, unit), locale, 1),
  );
  return length || width || height ? <MeasureText text={sides.join(" × ")} unit={unit} /> : null;
}

function ActiveCell({ active }: { active: boolean }) {
  const t = useTranslate();
  return (
    <StateLabel state={active ? "active" : "inactive"}>
      {t(active ? "stock:items.active" : "stock:items.inactive")}
    </StateLabel>
  );
}

/** The form of an item, in the units in which the account enters packages. */
export function itemSections(system: MeasurementSystem, currency: string): FormSection[] {
  const unit = packageUnits[system];
  const measure = (name: "length" | "width" | "height" | "weight") =>
    ({
      kind: "number",
      name,
      label: `stock:items.${name}`,
      span: 2,
      unit: name === "weight" ? unit.weight : unit.length,
      min: 0,
      optional: true,
    }) as const;
  return [
    {
      key: "item",
      fields: [
        { kind: "text", name: "sku", label: "stock:items.sku", span: 3 },
        { kind: "text", name: "barcode", label: "stock:items.barcode", span: 3, optional: true },
        { kind: "text", name: "name", label: "stock:items.name" },
        { kind: "textarea", name: "description", label: "stock:items.description", optional: true },
        measure("length"),
        measure("width"),
        measure("height"),
        measure("weight"),
        {
          kind: "money",
          name: "unit_price",
          label: "stock:items.unit_price",
          currency,
          span: 2,
          optional: true,
        },
        {
          kind: "number",
          name: "stock",
          label: "stock:items.stock",
          hint: "stock:items.stock_hint",
          span: 2,
          min: 0,
          step: 1,
          optional: true,
        },
        { kind: "tags", name: "tags", label: "stock:items.tags", optional: true },
      ],
    },
  ];
}
