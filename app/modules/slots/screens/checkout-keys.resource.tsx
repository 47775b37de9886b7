import { Code, Copy } from "lucide-react";
import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { createDeleteAction, createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell } from "#app/ui/settings-list/active-cell.tsx";
import { CopyButtons } from "#app/ui/settings-list/copy-buttons.tsx";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import type { checkoutKeyFields } from "../db/checkout-keys.server.ts";
import type { CheckoutKeyView } from "../model/checkout-key.ts";

export const checkoutKeysSpec: ResourceSpec<CheckoutKeyView, CatalogueNames<typeof checkoutKeyFields>> = {
  name: "checkout_keys",
  module: "checkout_keys",
  title: "checkout_keys:title",
  rowId: (key) => key.id,
  rowName: (key) => key.name,
  rowHref: (key) => `?edit=${key.id}`,
  searchPlaceholder: "checkout_keys:search",
  defaultSort: "name",
  exports: "/settings/checkout-keys/export",
  filters: [activeFilter],
  columns: [
    { key: "name", header: "checkout_keys:name", long: true, sortable: true, cell: (key) => key.name },
    { key: "sites", header: "checkout_keys:sites", long: true, cell: ({ sites }) => sites.join(", ") },
    { key: "merchant", header: "checkout_keys:merchant", long: true, width: 180, cell: ({ merchant }) => merchant },
    { key: "key", header: "checkout_keys:key", width: 90, cell: (key) => <KeyCell of={key} /> },
    {
      key: "active",
      sortable: true,
      header: "settings:status",
      width: 100,
      cell: (key) => <ActiveCell active={key.active} />,
    },
  ],
  bulkActions: [
    ...createSwitchActions("checkout_keys", "checkout_keys:deactivate_sure"),
    createDeleteAction("checkout_keys"),
  ],
  empty: { title: "checkout_keys:empty", text: "checkout_keys:empty_why" },
};

/** Copies the key, or what a shop puts into its page. */
function KeyCell({ of: { key, name } }: { of: CheckoutKeyView }) {
  const t = useTranslate();
  return (
    <CopyButtons
      buttons={[
        { icon: Copy, label: t("checkout_keys:copy_key", { name }), text: () => key },
        { icon: Code, label: t("checkout_keys:copy_html", { name }), text: () => writeElement(key) },
      ]}
    />
  );
}

function writeElement(key: string): string {
  return `<script src="${new URL("/widget/slots.js", location.href)}" defer></script>
<delivery-slots data-key="${key}"></delivery-slots>`;
}

/** The form of a checkout key. */
export const checkoutKeySections: readonly FormSection[] = [
  {
    key: "key",
    fields: [
      {
        kind: "text",
        name: "name",
        label: "checkout_keys:name",
        hint: "checkout_keys:hint",
        span: 3,
        autoComplete: "off",
      },
      { kind: "choice", name: "merchant_id", label: "checkout_keys:merchant", span: 3, optional: true },
      {
        kind: "tags",
        name: "sites",
        label: "checkout_keys:sites",
        hint: "checkout_keys:sites_hint",
        add: "checkout_keys:sites_add",
      },
    ],
  },
];
