import { z } from "zod";
import { command } from "#app/platform/commands/command.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { changeImport } from "../../db/import.writes.server.ts";
import type { ImportMapping } from "../../model/import.ts";
import { fieldOf, type ImportField } from "../../model/import-fields.ts";
import { changeable, fromMemory, importIn, rememberedFor } from "./import-file.server.ts";
import { startValidation, unmappedFields } from "./start-validation.server.ts";

const field = z.preprocess(
  (value) => (value === "" ? null : value),
  z.custom<ImportField>((value) => typeof value === "string" && fieldOf(value) !== undefined).nullable(),
);

const input = z.union([
  z.object({ importId: z.uuid(), mapping: z.array(z.object({ column: z.string(), field })).max(500) }),
  z.object({ importId: z.uuid(), remembered: z.literal(true) }),
]);

/**
 * Says which field a column is (only the columns named change; a field taken from another column leaves it), or takes
 * the mapping last used for these headers. The rows are checked again at once.
 */
export const mapImport = command({
  name: "orders.import.map",
  permission: ["orders", "orders.import"],
  input,
  async run(scope, asked) {
    const found = await importIn(scope, asked.importId, changeable);
    if (!found.ok) return found;
    const record = found.value;
    let mapping: ImportMapping;
    if ("remembered" in asked) {
      const known = await rememberedFor(scope, record.columns, record.configuration.merchantId);
      if (!known) return fail("not_found");
      mapping = fromMemory(known.mapping);
    } else {
      const unknown = asked.mapping.find(({ column }) => !record.columns.includes(column));
      if (unknown) return failFields({ mapping: [{ code: "invalid_value" }] });
      mapping = changed(record.mapping, asked.mapping);
    }
    if (unmappedFields(mapping).length === 0) return startValidation(scope, { ...record, mapping });
    if (!(await changeImport(scope, record, { mapping, status: "uploaded" }))) return fail("lost_race");
    return ok({ status: "uploaded" });
  },
});

/** The mapping after some columns were mapped by hand; every field has one column at most. */
function changed(
  mapping: ImportMapping,
  changes: readonly { column: string; field: ImportField | null }[],
): ImportMapping {
  const byColumn = new Map(changes.map((each) => [each.column, each.field]));
  const taken = new Set(changes.map((each) => each.field).filter((each) => each !== null));
  return mapping.map((each) => {
    const chosen = byColumn.get(each.column);
    if (chosen !== undefined) return { column: each.column, field: chosen, confidence: chosen ? 1 : 0, by: "person" };
    return each.field && taken.has(each.field) ? { column: each.column, field: null, confidence: 0 } : each;
  });
}
