import type { labelDesignFields } from "#app/data/labels/design-list.server.ts";
import type { CatalogueNames } from "#app/data/settings/catalogue.reads.server.ts";
import type { LabelDesignView } from "#app/domain/labels/label-design.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell, WordsCell } from "../active-cell.tsx";
import { switchActions } from "../catalogue/bulk-actions.ts";
import { activeFilter } from "../settings-words.ts";
import { LabelDesigner } from "./label-designer.tsx";

/** The list of label designs (platform §2.5). */
export const labelDesignsSpec: ResourceSpec<LabelDesignView, CatalogueNames<typeof labelDesignFields>> = {
  name: "shipping_labels",
  module: "shipping_labels",
  title: "labels:title",
  rowId: (each) => each.id,
  rowName: (each) => each.name,
  rowHref: (each) => `?edit=${each.id}`,
  searchPlaceholder: "labels:search",
  defaultSort: "name",
  exports: "/settings/shipping-labels/export",
  filters: [activeFilter],
  columns: [
    { key: "name", header: "labels:name", long: true, width: 240, sortable: true, cell: (each) => each.name },
    { key: "size", header: "labels:size", width: 160, cell: ({ design }) => `${design.width} × ${design.height} mm` },
    {
      key: "default",
      header: "labels:is_default",
      cell: (each) => each.is_default && <WordsCell words={["labels:yes"]} />,
    },
    {
      key: "active",
      sortable: true,
      header: "settings:status",
      width: 100,
      cell: (each) => <ActiveCell active={each.active} />,
    },
  ],
  bulkActions: [...switchActions("shipping_labels", "labels:deactivate_sure")],
  empty: { title: "labels:empty", text: "labels:empty_why" },
};

/** Name, standing, and the designer with its preview. */
export const labelDesignForm: readonly FormSection[] = [
  {
    key: "label",
    fields: [
      { kind: "text", name: "name", label: "labels:name", span: 4 },
      { kind: "switch", name: "is_default", label: "labels:is_default", span: 2 },
      {
        kind: "custom",
        name: "design",
        label: "labels:design",
        render: (name) => <LabelDesigner name={name} />,
      },
    ],
  },
];
