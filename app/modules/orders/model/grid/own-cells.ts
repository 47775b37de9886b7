import { checkCustomFields } from "#app/modules/custom-fields/model/custom-field.ts";
import { readFieldText } from "#app/modules/custom-fields/model/read-field-text.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import type { Issue } from "#app/platform/kernel/result.ts";
import type { GridContext } from "./grid-context.ts";

/** Reads the cells of the account's own fields, with the errors by column. A required field must be filled in. */
export function parseOwnCells(
  cells: Readonly<Record<string, string>>,
  context: GridContext,
): { metadata: Metadata | undefined; faults: Record<`metadata.${string}`, Issue> } {
  const read = context.customFields.flatMap((field) => {
    const typed = (cells[`metadata.${field.key}`] ?? "").trim();
    return typed ? [[field.key, readFieldText(field, typed, context)]] : [];
  });
  const metadata: Metadata = Object.fromEntries(read);
  const unfit = checkCustomFields(context.customFields, { metadata, requires: "all" });
  const faults = Object.fromEntries(Object.entries(unfit).flatMap(([path, [issue]]) => (issue ? [[path, issue]] : [])));
  return { metadata: read.length > 0 ? metadata : undefined, faults };
}
