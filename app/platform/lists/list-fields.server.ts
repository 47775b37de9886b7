import type { ListField, ListFieldFilter } from "#app/platform/http/endpoint-definition.ts";
import { listWords } from "#app/platform/kernel/enumeration.ts";
import { filterOperators } from "./filter-forms.ts";
import { filterForms, getCodes, type ListDescription, type ListFilterField } from "./list-spec.server.ts";

/** A list's sorts and filters for the API's description. */
export function describeListFields({ fields }: Pick<ListDescription, "fields">): ListField[] {
  return Object.entries(fields).map(([name, { sort, filter }]) => ({
    ...{ name, sorts: sort !== undefined },
    filter: filter ? describeFilter(filter) : null,
  }));
}

function describeFilter(filter: ListFilterField): ListFieldFilter {
  const form = filterForms[filter.kind];
  const known = "values" in filter ? filter.values : null;
  const table = getCodes(filter);
  const words = table ? listWords(table) : Array.isArray(known) ? known.map(String) : [];
  return {
    ...{ form, operators: filterOperators[form], words, codes: table?.codes ?? [] },
    format: typeof known === "string" ? known : null,
  };
}
