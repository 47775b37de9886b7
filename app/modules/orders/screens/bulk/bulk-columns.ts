import { type CustomField, getCustomFieldName } from "#app/modules/custom-fields/model/custom-field.ts";
import { vehicleOptions, vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import type { GridColumn } from "#app/ui/bulk-grid/grid-spec.ts";
import type { Translate } from "#app/ui/i18n/translation-key.ts";
import type { Choice } from "#app/ui/primitives/combobox.tsx";
import type { GridColumnKey, LookupKind } from "../../model/grid/grid-context.ts";
import { priorities, proofSettings } from "../../model/order.enums.ts";
import { listOrderKinds } from "../../model/order-kinds.rules.ts";

interface ColumnRule {
  key: GridColumnKey;
  width: number;
  /** The kind of row that its cells refer to. */
  kind?: LookupKind;
  separator?: string;
  example?: true;
  /** Hidden by default. */
  hidden?: true;
}

/** Columns in order; the hidden ones are what the form has in addition. */
export const columnRules: readonly ColumnRule[] = [
  { key: "external_id", width: 130 },
  { key: "source", width: 150, kind: "locations" },
  { key: "destination", width: 260, kind: "locations", example: true },
  { key: "carrier", width: 150, kind: "shipping_methods" },
  { key: "merchant", width: 140, kind: "merchants" },
  { key: "customer", width: 260, kind: "customers", example: true },
  { key: "packages", width: 200, kind: "packages", separator: ";", example: true },
  { key: "collections", width: 150, example: true },
  { key: "proof", width: 140 },
  { key: "documents", width: 170, kind: "documents", separator: ";" },
  { key: "tags", width: 140 },
  { key: "requirements", width: 160, separator: "," },
  { key: "service_time", width: 100, example: true },
  { key: "notes", width: 200 },
  { key: "priority", width: 110, hidden: true },
  { key: "delivery_from", width: 150, example: true, hidden: true },
  { key: "delivery_to", width: 150, example: true, hidden: true },
  { key: "pickup_from", width: 150, example: true, hidden: true },
  { key: "pickup_to", width: 150, example: true, hidden: true },
  { key: "allowed_drivers", width: 160, kind: "agents", separator: ",", hidden: true },
  { key: "kind", width: 150, hidden: true },
];

interface ColumnContext {
  t: Translate;
  account: "carrier" | "merchant";
  maySeeCustomers: boolean;
  customFields: readonly CustomField[];
  language: string;
  pick: (kind: LookupKind) => NonNullable<GridColumn["pick"]>;
  /** Lets the person choose documents, and resolves with their names. */
  chooseDocuments: () => Promise<readonly string[]>;
}

/** The columns of the grid in the reader's language. */
export function buildGridColumns(context: ColumnContext): GridColumn[] {
  const { t, account, maySeeCustomers, pick, chooseDocuments } = context;
  const fixed: Partial<Record<GridColumnKey, readonly string[]>> = {
    proof: proofSettings.rows.map(({ key }) => t(`orders:form.proof.${key}`)),
    requirements: [
      ...vehicleTypes.rows.flatMap(({ key }) => (key === "foot" ? [] : [t(`common:vehicle_type.${key}`)])),
      ...vehicleOptions.map((key) => t(`common:vehicle_option.${key}`)),
    ],
    priority: priorities.map((key) => t(`common:priority.${key}`)),
    kind: listOrderKinds(account).map((kind) => t(`orders:kind.${kind}`)),
  };
  const known = columnRules.map(({ key, width, kind, separator, example }) => {
    const labels = fixed[key];
    const found = kind === "customers" && !maySeeCustomers ? undefined : kind && pick(kind);
    return {
      key,
      width,
      header: t(`bulk:column.${key}`),
      ...(separator && { separator }),
      ...(example && { example: t(`bulk:example.${key as "customer"}`) }),
      ...(key === "documents" && { upload: { label: t("bulk:upload"), choose: chooseDocuments } }),
      ...(labels && { pick: createChoicePicker(labels) }),
      ...(found && { pick: key === "carrier" ? addChoiceToPicker(t("bulk:no_carrier"), found) : found }),
    };
  });
  return [...known, ...buildOwnColumns(context)];
}

/** A column for each of the account's own fields. */
function buildOwnColumns({ t, customFields, language }: ColumnContext): GridColumn[] {
  const yesNo = [t("common:table.yes"), t("common:table.no")];
  return customFields
    .filter((field) => field.in_form)
    .map((field) => ({
      ...{ key: `metadata.${field.key}`, width: 140, header: getCustomFieldName(field, language) },
      ...(field.kind === "choice" && { pick: createChoicePicker(field.choices) }),
      ...(field.kind === "yes_no" && { pick: createChoicePicker(yesNo) }),
    }));
}

const toChoice = (label: string): Choice => ({ value: label, label });

function createChoicePicker(labels: readonly string[]): NonNullable<GridColumn["pick"]> {
  return async (search) => labels.filter((label) => label.toLowerCase().includes(search.toLowerCase())).map(toChoice);
}

function addChoiceToPicker(label: string, pick: NonNullable<GridColumn["pick"]>): NonNullable<GridColumn["pick"]> {
  return async (search, signal) => [
    ...(label.toLowerCase().includes(search.toLowerCase()) ? [toChoice(label)] : []),
    ...(await pick(search, signal)),
  ];
}
