import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { useLanguage } from "#app/ui/i18n/use-translate.ts";
import { createDeleteAction, createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell, LabelsCell } from "#app/ui/settings-list/active-cell.tsx";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import type { customFieldFields } from "../db/custom-fields.server.ts";
import type { CustomFieldView } from "../model/custom-field.schema.ts";
import { customFieldKinds, customFieldNouns, getCustomFieldName } from "../model/custom-field.ts";

const rules = ["required", "for_driver", "for_customers"] as const;

export const customFieldsSpec: ResourceSpec<CustomFieldView, CatalogueNames<typeof customFieldFields>> = {
  name: "custom_fields",
  module: "custom_fields",
  title: "custom_fields:title",
  rowId: (field) => field.id,
  rowName: (field) => field.name,
  rowHref: (field) => `?edit=${field.id}`,
  searchPlaceholder: "custom_fields:search",
  defaultSort: "noun",
  exports: "/settings/custom-fields/export",
  filters: [activeFilter],
  columns: [
    { key: "name", header: "custom_fields:name", long: true, sortable: true, cell: (field) => <NameCell of={field} /> },
    {
      key: "noun",
      sortable: true,
      header: "custom_fields:noun",
      width: 120,
      cell: ({ noun }) => <LabelsCell words={[`custom_fields:nouns.${noun}` as const]} />,
    },
    {
      key: "kind",
      sortable: true,
      header: "custom_fields:kind",
      width: 140,
      cell: ({ kind }) => <LabelsCell words={[`custom_fields:kinds.${kind}` as const]} />,
    },
    {
      key: "rules",
      header: "custom_fields:rules",
      width: 220,
      cell: (field) => (
        <LabelsCell words={rules.filter((rule) => field[rule]).map((rule) => `custom_fields:${rule}` as const)} />
      ),
    },
    { key: "position", sortable: true, header: "custom_fields:position", width: 100, cell: (field) => field.position },
    {
      key: "active",
      sortable: true,
      header: "settings:status",
      width: 100,
      cell: (field) => <ActiveCell active={field.active} />,
    },
  ],
  bulkActions: [...createSwitchActions("custom_fields"), createDeleteAction("custom_fields")],
  empty: { title: "custom_fields:empty", text: "custom_fields:empty_why" },
};

function NameCell({ of }: { of: CustomFieldView }) {
  const { language } = useLanguage();
  return (
    <>
      {getCustomFieldName(of, language)} <code className="faint-ink">{of.key}</code>
    </>
  );
}

/** The form of a custom field. */
export const customFieldSections: readonly FormSection[] = [
  {
    key: "field",
    fields: [
      { kind: "text", name: "name", label: "custom_fields:name", span: 3, autoComplete: "off" },
      { kind: "text", name: "name_de", label: "custom_fields:name_de", span: 3, optional: true, autoComplete: "off" },
      {
        kind: "select",
        name: "noun",
        label: "custom_fields:noun",
        span: 3,
        options: customFieldNouns.map((noun) => ({ value: noun, label: `custom_fields:nouns.${noun}` as const })),
      },
      { kind: "text", name: "key", label: "custom_fields:key", hint: "custom_fields:key_hint", span: 3 },
      {
        kind: "select",
        name: "kind",
        label: "custom_fields:kind",
        span: 3,
        options: customFieldKinds.map((kind) => ({ value: kind, label: `custom_fields:kinds.${kind}` as const })),
      },
      { kind: "number", name: "position", label: "custom_fields:position", span: 3, min: 0, max: 999, optional: true },
      {
        kind: "tags",
        name: "choices",
        label: "custom_fields:choices",
        hint: "custom_fields:choices_hint",
        add: "custom_fields:choices_add",
        optional: true,
      },
      {
        kind: "checkbox",
        name: "required",
        label: "custom_fields:required",
        hint: "custom_fields:required_hint",
        span: 3,
      },
      {
        kind: "checkbox",
        name: "for_driver",
        label: "custom_fields:for_driver",
        hint: "custom_fields:for_driver_hint",
        span: 3,
      },
      {
        kind: "checkbox",
        name: "for_customers",
        label: "custom_fields:for_customers",
        hint: "custom_fields:for_customers_hint",
        span: 3,
      },
    ],
  },
];
