import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { findImportField, isOwnField } from "../../model/import-fields.ts";
import { readImportInStatus } from "../run/read-import-file.server.ts";
import { changeRows } from "../validate/change-rows.server.ts";

const fieldSchema = z
  .string()
  .refine((key) => isOwnField(key) || findImportField(key) !== undefined, { error: "invalid_value" });

/** Repairs cells of a row or decides what happens to it; checks the row again and returns it. */
export const repairRow = createCommand({
  name: "orders.import.repair",
  permission: ["orders", "orders.import"],
  input: z.object({
    importId: z.uuid(),
    row: z.coerce.number().int().min(1),
    values: z.record(fieldSchema, z.string().max(10_000)).default({}),
    decision: z.enum(["skip", "update", "reject", "draft"]).nullish(),
  }),
  async run(scope, { importId, row, values, decision }) {
    const found = await readImportInStatus(scope, importId, ["validated"]);
    if (!found.ok) return found;
    const changed = await changeRows(scope, found.value, [{ row, values, decision }]);
    return changed.ok ? ok({ row: changed.value[0] }) : changed;
  },
});
