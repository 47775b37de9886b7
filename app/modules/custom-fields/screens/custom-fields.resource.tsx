import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { createDeleteAction, createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell } from "#app/ui/settings-list/active-cell.tsx";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import type { customFieldFields } from "../db/custom-fields.server.ts";
import type { CustomFieldView } from "../model/custom-field.schema.ts";
import {
  type CustomFieldNoun,
  customFieldNouns,
  getCustomFieldName,
  listFieldPlaces,
  MAX_FIELDS,
  MAX_FILLED,
} from "../model/custom-field.ts";

type FieldCounts = Readonly<Record<CustomFieldNoun, number>>;
type FieldsSpec = ResourceSpec<CustomFieldView, CatalogueNames<typeof customFieldFields>>;

/** The list of the fields, by noun. */
export const createCustomFieldsSpec = (counts: FieldCounts): FieldsSpec => {
  const groups = { of: ({ noun }: CustomFieldView) => noun, head: groupHead(counts) };
  return {
    name: "custom_fields",
    module: "custom_fields",
    title: "custom_fields:title",
    rowId: (field) => field.id,
    rowName: (field) => field.name,
    rowHref: (field) => `?edit=${field.id}`,
    searchPlaceholder: "custom_fields:search",
    defaultSort: "noun",
    exports: "/settings/custom-fields/export",
    groups: { noun: groups },
    filters: [
      {
        field: "noun",
        label: "custom_fields:noun",
        kind: "enum",
        options: customFieldNouns.map((value) => ({ value, label: `custom_fields:nouns.${value}` as const })),
      },
      activeFilter,
    ],
    columns: [
      { key: "name", header: "custom_fields:name_and_key", width: 200, cell: (field) => <NameCell of={field} /> },
      { key: "kind", sortable: true, header: "custom_fields:kind", width: 190, cell: (of) => <KindCell of={of} /> },
      { key: "places", header: "custom_fields:appears", cell: (field) => <PlacesCell of={field} /> },
      {
        key: "filled",
        header: "custom_fields:filled",
        width: 96,
        align: "right",
        cell: ({ filled }) => <FilledCell count={filled} />,
      },
      { key: "active", header: "settings:status", width: 100, cell: ({ active }) => <ActiveCell active={active} /> },
    ],
    bulkActions: [
      ...createSwitchActions<CustomFieldView>("custom_fields"),
      { ...createDeleteAction<CustomFieldView>("custom_fields"), confirm: "custom_fields:remove_sure" },
    ],
    empty: { title: "custom_fields:empty", text: "custom_fields:empty_why" },
  };
};

const groupHead = (counts: FieldCounts) => (field: CustomFieldView) => (
  <GroupHead noun={field.noun} count={counts[field.noun]} />
);

function GroupHead({ noun, count }: { noun: CustomFieldView["noun"]; count: number }) {
  const t = useTranslate();
  return (
    <>
      <b>{t(`custom_fields:nouns.${noun}`)}</b>{" "}
      <span className="soft-ink">{t("custom_fields:used", { count, limit: MAX_FIELDS })}</span>
    </>
  );
}

function NameCell({ of }: { of: CustomFieldView }) {
  const { language } = useLanguage();
  return (
    <>
      <span className="cell-id">{getCustomFieldName(of, language)}</span> <code className="faint-ink">{of.key}</code>
    </>
  );
}

function KindCell({ of: { kind, choices, unit, max_length: limit, required } }: { of: CustomFieldView }) {
  const t = useTranslate();
  return [
    t(`custom_fields:kinds.${kind}`),
    kind === "choice" && t("custom_fields:choice_count", { count: choices.length }),
    unit,
    limit && t("custom_fields:at_most", { limit }),
    required && t("custom_fields:is_required"),
  ]
    .filter(Boolean)
    .join(", ");
}

function PlacesCell({ of }: { of: CustomFieldView }) {
  const t = useTranslate();
  const shown = listFieldPlaces(of.noun).filter((place) => of[place] && place !== "customers_change");
  const words = shown.map((place) => t(`custom_fields:place_short.${place}`)).join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function FilledCell({ count }: { count: number }) {
  return (
    <>
      <CountText value={Math.min(count, MAX_FILLED - 1)} />
      {count === MAX_FILLED && "+"}
    </>
  );
}
