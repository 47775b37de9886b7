import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell, LabelsCell } from "#app/ui/settings-list/active-cell.tsx";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import type { labelDesignFields } from "../db/design-list.server.ts";
import type { LabelDesignView } from "../model/label-design.ts";
import { LabelDesigner } from "./label-designer.tsx";

/** The list of label designs. */
export const labelDesignsSpec: ResourceSpec<LabelDesignView, CatalogueNames<typeof labelDesignFields>> = {
  name: "shipping_labels",
  module: "shipping_labels",
  title: "shipping_labels:title",
  rowId: (each) => each.id,
  rowName: (each) => each.name,
  rowHref: (each) => `?edit=${each.id}`,
  searchPlaceholder: "shipping_labels:search",
  defaultSort: "name",
  exports: "/settings/shipping-labels/export",
  filters: [activeFilter],
  columns: [
    { key: "name", header: "shipping_labels:name", long: true, width: 240, sortable: true, cell: (each) => each.name },
    {
      key: "size",
      header: "shipping_labels:size",
      width: 160,
      cell: ({ design }) => `${design.width} × ${design.height} mm`,
    },
    {
      key: "default",
      header: "shipping_labels:is_default",
      cell: (each) => each.is_default && <LabelsCell words={["shipping_labels:yes"]} />,
    },
    {
      key: "active",
      sortable: true,
      header: "settings:status",
      width: 100,
      cell: (each) => <ActiveCell active={each.active} />,
    },
  ],
  bulkActions: [...createSwitchActions("shipping_labels", "shipping_labels:deactivate_sure")],
  empty: { title: "shipping_labels:empty", text: "shipping_labels:empty_why" },
};

/** Name, default and status, and the designer with its preview. */
export const labelDesignForm: readonly FormSection[] = [
  {
    key: "label",
    fields: [
      { kind: "text", name: "name", label: "shipping_labels:name", span: 4 },
      { kind: "switch", name: "is_default", label: "shipping_labels:is_default", span: 2 },
      {
        kind: "custom",
        name: "design",
        label: "shipping_labels:design",
        render: (name) => <LabelDesigner name={name} />,
      },
    ],
  },
];
