import type { ResourceData, ResourceSpec } from "../resource-spec.ts";

const label = "common:nav.custom_fields";

/** The list with the columns and filters that the account named itself. */
export function addOwnColumns<Row>(spec: ResourceSpec<Row>, own: ResourceData<Row>["own"] = []): ResourceSpec<Row> {
  return {
    ...spec,
    columns: [
      ...spec.columns,
      ...own.map(({ key, name, texts }) => ({
        ...({ key, header: label, text: name, width: 140, long: true, hidden: true } as const),
        cell: (row: Row) => texts[spec.rowId(row)],
      })),
    ],
    filters: [
      ...spec.filters,
      ...own.map(({ key, name, isChoice }) => ({
        ...({ field: key, label, text: name } as const),
        kind: isChoice ? ("reference" as const) : ("word" as const),
      })),
    ],
  };
}
