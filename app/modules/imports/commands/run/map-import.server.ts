import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { updateImport } from "../../db/import.writes.server.ts";
import type { ImportMapping } from "../../model/import.ts";
import { importFields, isOwnField, type MappedField } from "../../model/import-fields.ts";
import {
  changeableStatuses,
  markRemembered,
  readImportInStatus,
  readRememberedMapping,
} from "./read-import-file.server.ts";
import { listUnmappedFields, startValidation } from "./start-validation.server.ts";

/** One of the account's own fields: `metadata.color`. */
const ownFieldSchema = z.templateLiteral(["metadata.", z.string()]).refine(isOwnField, { error: "invalid_value" });

const fieldSchema = z.preprocess(
  (value) => (value === "" ? null : value),
  z.union([z.enum(importFields.map(({ key }) => key)), ownFieldSchema]).nullable(),
);

const inputSchema = z.union([
  z.object({ importId: z.uuid(), mapping: z.array(z.object({ column: z.string(), field: fieldSchema })).max(500) }),
  z.object({ importId: z.uuid(), remembered: z.literal(true) }),
]);

/**
 * Maps columns to fields (only the named columns change; a field that another column had leaves that one), or restores
 * the mapping last used for these headers. The rows are checked again at once.
 */
export const mapImport = createCommand({
  name: "orders.import.map",
  permission: ["orders", "orders.import"],
  input: inputSchema,
  async run(scope, requested) {
    const found = await readImportInStatus(scope, requested.importId, changeableStatuses);
    if (!found.ok) return found;
    const record = found.value;
    let mapping: ImportMapping;
    if ("remembered" in requested) {
      const remembered = await readRememberedMapping(scope, record.columns, record.configuration.merchantId);
      if (!remembered) return fail("not_found");
      mapping = markRemembered(remembered.mapping);
    } else {
      const unknown = requested.mapping.find(({ column }) => !record.columns.includes(column));
      if (unknown) return failFields({ mapping: [{ code: "invalid_value" }] });
      mapping = applyColumnChanges(record.mapping, requested.mapping);
    }
    if (listUnmappedFields(mapping).length === 0) return startValidation(scope, { ...record, mapping });
    if (!(await updateImport(scope, record, { mapping, status: "uploaded" }))) return fail("lost_race");
    return ok({ status: "uploaded" });
  },
});

/** The mapping after some columns were mapped by hand; every field has at most one column. */
function applyColumnChanges(
  mapping: ImportMapping,
  changes: readonly { column: string; field: MappedField | null }[],
): ImportMapping {
  const byColumn = new Map(changes.map((each) => [each.column, each.field]));
  const assigned = new Set(changes.map((each) => each.field).filter((each) => each !== null));
  return mapping.map((each) => {
    const chosen = byColumn.get(each.column);
    if (chosen !== undefined) return { column: each.column, field: chosen, confidence: chosen ? 1 : 0, by: "person" };
    return each.field && assigned.has(each.field) ? { column: each.column, field: null, confidence: 0 } : each;
  });
}
