import { checkCustomFields } from "#app/modules/custom-fields/model/custom-field.ts";
import { metadataSchema, parseMetadata } from "#app/platform/kernel/metadata.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import type { RowReading } from "./row-reading.ts";

/** Metadata in one cell: `floor=2; gift=yes`; what the account has a field for is of its kind. */
export function readRowMetadata(reading: RowReading): Metadata {
  const read = parseMetadata(reading.text("metadata"));
  if (!metadataSchema.safeParse(read).success) reading.error("metadata", "metadata_unreadable");
  const faults = checkCustomFields(reading.input.references.customFields, { metadata: read ?? {}, requires: "none" });
  const [unfit] = Object.keys(faults);
  if (unfit) reading.error("metadata", "metadata_unfit", { text: unfit.replace("metadata.", "") });
  return read ?? {};
}
