import { checkCustomFields } from "#app/modules/custom-fields/model/custom-field.ts";
import { readFieldText } from "#app/modules/custom-fields/model/read-field-text.ts";
import { metadataSchema, parseMetadata } from "#app/platform/kernel/metadata.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import { fieldsByPath, isOwnField, type MappedField } from "../import-fields.ts";
import type { RowReading } from "./row-reading.ts";

/**
 * Metadata of one cell, `floor=2; gift=yes`, and of the columns of the account's own fields, which come first. What the
 * account has a field for is of its kind.
 */
export function readRowMetadata(reading: RowReading): Metadata {
  const { customFields } = reading.input.references;
  const read = parseMetadata(reading.text("metadata"));
  if (!metadataSchema.safeParse(read).success) reading.error("metadata", "metadata_unreadable");
  const faults = checkCustomFields(customFields, { metadata: read ?? {}, requires: "none" });
  const [unfit] = Object.keys(faults);
  if (unfit) reading.error("metadata", "metadata_unfit", { text: unfit.replace("metadata.", "") });
  return { ...read, ...readOwnColumns(reading) };
}

function readOwnColumns(reading: RowReading): Metadata {
  const { values, references, configuration } = reading.input;
  const { decimalComma, dayFirst, date } = configuration;
  const texts: Record<string, string> = {};
  for (const column of Object.keys(values).filter(isOwnField)) {
    const key = column.slice("metadata.".length);
    const field = references.customFields.find((each) => each.key === key);
    const text = reading.text(column);
    if (text === "") continue;
    texts[key] = field ? readFieldText(field, text, { decimalComma, dayFirst, year: date.slice(0, 4) }) : text;
    const faults = field ? checkCustomFields([field], { metadata: texts, requires: "none" }) : {};
    for (const { code, params } of faults[column] ?? []) reading.error(column, code, params);
  }
  return texts;
}

/** The field where a fault of the order's input is shown, by its path; the reference where no field fits. */
export function findFaultyField({ input }: RowReading, path: string): MappedField {
  if (isOwnField(path) && path in input.values) return path;
  return fieldsByPath.get(path) ?? fieldsByPath.get(path.split(".")[0] ?? "") ?? "external_id";
}
