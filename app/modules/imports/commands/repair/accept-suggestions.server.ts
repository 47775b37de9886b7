import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { listRowsInStates } from "../../db/import.reads.server.ts";
import { readImportInStatus } from "../run/read-import-file.server.ts";
import { changeRows } from "../validate/change-rows.server.ts";
import type { RowChange } from "../validate/find-affected-rows.server.ts";

/** Rows repaired by one request; the next request takes the next ones. */
const MAX_ROWS_PER_RUN = 2000;

/**
 * Accepts suggestions: all of them, or those for one field, issue and value ("Use EUR for 3 rows"). Returns how many
 * rows changed.
 */
export const acceptSuggestions = createCommand({
  name: "orders.import.accept",
  permission: ["orders", "orders.import"],
  input: z.object({
    importId: z.uuid(),
    field: z.string().optional(),
    code: z.string().optional(),
    suggestion: z.string().optional(),
  }),
  async run(scope, { importId, field, code, suggestion }) {
    const found = await readImportInStatus(scope, importId, ["validated"]);
    if (!found.ok) return found;
    const changes: RowChange[] = [];
    let after = 0;
    while (changes.length < MAX_ROWS_PER_RUN) {
      const page = { states: ["error", "warning", "duplicate"], undecided: false, after, limit: 500 } as const;
      const rows = await listRowsInStates(scope, importId, page);
      for (const { row, issues } of rows) {
        const fitting = issues.filter(
          (each) =>
            each.suggestion !== undefined &&
            (field === undefined || each.field === field) &&
            (code === undefined || each.code === code) &&
            (suggestion === undefined || each.suggestion === suggestion),
        );
        const values = Object.fromEntries(fitting.map((each) => [each.field, each.suggestion ?? ""]));
        if (fitting.length > 0) changes.push({ row, values });
        after = row;
      }
      if (rows.length < page.limit) break;
    }
    if (changes.length === 0) return ok({ rows: 0 });
    const changed = await changeRows(scope, found.value, changes);
    return changed.ok ? ok({ rows: changes.length }) : changed;
  },
});
