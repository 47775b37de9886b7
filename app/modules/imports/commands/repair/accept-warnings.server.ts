import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { listRowsInStates } from "../../db/import.reads.server.ts";
import { readImportInStatus } from "../run/read-import-file.server.ts";
import { changeRows } from "../validate/change-rows.server.ts";
import type { RowChange } from "../validate/find-affected-rows.server.ts";

/** Rows decided by one request; the next request takes the next ones. */
const MAX_ROWS_PER_RUN = 2000;

/**
 * Accepts every row whose only warnings are of one kind ("Accept all like this"). A row with another warning needs its
 * own decision. Returns how many rows were decided.
 */
export const acceptWarnings = createCommand({
  name: "orders.import.accept_warnings",
  permission: ["orders", "orders.import"],
  input: z.object({ importId: z.uuid(), field: z.string(), code: z.string() }),
  async run(scope, { importId, field, code }) {
    const found = await readImportInStatus(scope, importId, ["validated"]);
    if (!found.ok) return found;
    const changes: RowChange[] = [];
    let after = 0;
    while (changes.length < MAX_ROWS_PER_RUN) {
      const page = { states: ["warning"], undecided: true, after, limit: 500 } as const;
      const rows = await listRowsInStates(scope, importId, page);
      for (const { row, issues } of rows) {
        if (issues.every((each) => each.field === field && each.code === code))
          changes.push({ row, values: {}, decision: "draft" });
        after = row;
      }
      if (rows.length < page.limit) break;
    }
    if (changes.length === 0) return ok({ rows: 0 });
    const changed = await changeRows(scope, found.value, changes);
    return changed.ok ? ok({ rows: changes.length }) : changed;
  },
});
