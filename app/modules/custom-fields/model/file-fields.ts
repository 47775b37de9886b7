import { normalizeHeader } from "#app/platform/documents/tables/header-text.ts";
import type { ListTableField } from "#app/platform/documents/tables/list-table.ts";
import type { CustomField } from "./custom-field.ts";

/** The headers that mean a field, normalized: its key and its names. */
export function listFieldHeaders({ key, name, name_de }: CustomField): string[] {
  return [key, name, name_de ?? name].map(normalizeHeader).filter((header) => header !== "");
}

/** The fields as columns of a file. */
export function listFileFields(fields: readonly CustomField[]): ListTableField[] {
  return fields.map((field) => ({ key: `metadata.${field.key}`, exact: listFieldHeaders(field) }));
}
