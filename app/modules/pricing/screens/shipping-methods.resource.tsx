import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { parseMoney } from "#app/platform/money/money.ts";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { createDeleteAction, createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell, LabelsCell } from "#app/ui/settings-list/active-cell.tsx";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import type { shippingMethodFields } from "../db/shipping-methods.server.ts";
import { shippingMethodTypes } from "../model/fee-method.ts";
import type { ShippingMethodView } from "../model/shipping-method.ts";

/** The list of shipping methods. */
export const shippingMethodsSpec: ResourceSpec<ShippingMethodView, CatalogueNames<typeof shippingMethodFields>> = {
  name: "shipping_methods",
  module: "shipping_methods",
  title: "shipping_methods:title",
  rowId: (each) => each.id,
  rowName: (each) => each.name,
  rowHref: (each) => `/settings/shipping-methods/${each.id}`,
  searchPlaceholder: "shipping_methods:search",
  defaultSort: "name",
  exports: "/settings/shipping-methods/export",
  filters: [activeFilter],
  columns: [
    { key: "name", header: "shipping_methods:name", long: true, sortable: true, cell: (each) => each.name },
    {
      key: "type",
      sortable: true,
      header: "shipping_methods:type",
      width: 160,
      cell: ({ type }) => <LabelsCell words={[`shipping_methods:types.${shippingMethodTypes.byCode(type).key}`]} />,
    },
    {
      key: "base_fee",
      header: "shipping_methods:base_fee",
      width: 120,
      align: "right",
      cell: ({ base_fee: fee, currency }) => <FeeCell fee={fee} currency={currency} />,
    },
    {
      key: "flat_fee",
      header: "shipping_methods:flat_fee",
      width: 120,
      align: "right",
      cell: ({ flat_fee: fee, currency }) => <FeeCell fee={fee} currency={currency} />,
    },
    {
      key: "rto_fee",
      header: "shipping_methods:rto_fee",
      width: 130,
      align: "right",
      cell: ({ rto_fee: fee, currency }) => <FeeCell fee={fee} currency={currency} />,
    },
    {
      key: "active",
      sortable: true,
      header: "settings:status",
      width: 100,
      cell: (each) => <ActiveCell active={each.active} />,
    },
  ],
  bulkActions: [
    ...createSwitchActions("shipping_methods", "shipping_methods:deactivate_sure"),
    createDeleteAction("shipping_methods"),
  ],
  empty: { title: "shipping_methods:empty", text: "shipping_methods:empty_why" },
};

function FeeCell({ fee, currency }: { fee: string | undefined; currency: string }) {
  return fee === undefined ? null : <MoneyText amount={parseMoney(fee, currency)} currency={currency} />;
}
