import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { createDeleteAction, createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell, LabelsCell } from "#app/ui/settings-list/active-cell.tsx";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import type { equipmentFields } from "../db/equipment.server.ts";
import { type EquipmentView, equipmentTypes } from "../model/equipment.ts";

export const equipmentSpec: ResourceSpec<EquipmentView, CatalogueNames<typeof equipmentFields>> = {
  name: "equipment",
  module: "equipment",
  title: "equipment:title",
  rowId: (piece) => piece.id,
  rowName: (piece) => piece.name,
  rowHref: (piece) => `?edit=${piece.id}`,
  searchPlaceholder: "equipment:search",
  defaultSort: "name",
  exports: "/settings/equipment/export",
  filters: [activeFilter],
  columns: [
    { key: "name", header: "equipment:name", long: true, sortable: true, cell: (piece) => piece.name },
    {
      key: "type",
      sortable: true,
      header: "equipment:type",
      width: 160,
      cell: ({ type }) => <LabelsCell words={[`equipment:types.${type}` as const]} />,
    },
    {
      key: "serial",
      sortable: true,
      header: "equipment:serial",
      long: true,
      width: 160,
      cell: (piece) => piece.serial,
    },
    { key: "agent", header: "equipment:agent", long: true, width: 180, cell: (piece) => piece.agent },
    { key: "vehicle", header: "equipment:vehicle", long: true, width: 140, cell: (piece) => piece.vehicle },
    {
      key: "active",
      sortable: true,
      header: "settings:status",
      width: 100,
      cell: (piece) => <ActiveCell active={piece.active} />,
    },
  ],
  bulkActions: [...createSwitchActions("equipment"), createDeleteAction("equipment")],
  empty: { title: "equipment:empty", text: "equipment:empty_why" },
};

/** The form of a piece of equipment. */
export const equipmentSections: readonly FormSection[] = [
  {
    key: "equipment",
    fields: [
      { kind: "text", name: "name", label: "equipment:name", span: 6, autoComplete: "off" },
      {
        kind: "select",
        name: "type",
        label: "equipment:type",
        span: 3,
        options: equipmentTypes.map((type) => ({ value: type, label: `equipment:types.${type}` as const })),
        placeholder: "common:field.choose",
      },
      { kind: "text", name: "serial", label: "equipment:serial", span: 3, optional: true },
      { kind: "choice", name: "agent_id", label: "equipment:agent", span: 3, optional: true },
      { kind: "choice", name: "vehicle_id", label: "equipment:vehicle", span: 3, optional: true },
      { kind: "textarea", name: "notes", label: "equipment:notes", optional: true },
    ],
  },
];
