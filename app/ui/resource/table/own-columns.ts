import type { Filter, OwnFilter, ResourceData, ResourceSpec } from "../resource-spec.ts";

const label = "common:nav.custom_fields";

/** The list with the columns and filters that the account named itself. */
export function addOwnColumns<Row>(spec: ResourceSpec<Row>, own: ResourceData<Row>["own"] = []): ResourceSpec<Row> {
  return {
    ...spec,
    columns: [
      ...spec.columns,
      ...own
        .filter(({ isColumn }) => isColumn)
        .map(({ key, name, texts }) => ({
          ...({ key, header: label, text: name, width: 140, long: true } as const),
          cell: (row: Row) => texts[spec.rowId(row)],
        })),
    ],
    filters: [...spec.filters, ...toOwnFilters(own)],
  };
}

/** The filters that the account named itself. */
export function toOwnFilters(own: readonly OwnFilter[]): Filter[] {
  return own
    .filter(({ isFilter }) => isFilter)
    .map(({ key, name, isChoice }) => ({ field: key, label, text: name, kind: isChoice ? "reference" : "word" }));
}
