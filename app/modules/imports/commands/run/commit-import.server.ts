import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { updateImport } from "../../db/import.writes.server.ts";
import { readImportOutcome } from "../wizard/read-import-outcome.server.ts";
import { readImportInStatus } from "./read-import-file.server.ts";

/** Starts creating the orders of an import. Valid rows are imported whatever the state of the others. */
export const commitImport = createCommand({
  name: "orders.import.commit",
  permission: ["orders", "orders.import"],
  input: z.object({ importId: z.uuid() }),
  async run(scope, { importId }) {
    const found = await readImportInStatus(scope, importId, ["validated"]);
    if (!found.ok) return found;
    const record = found.value;
    const { create, draft, update } = await readImportOutcome(scope, record);
    if (create + draft + update === 0) return fail("import_nothing_valid");
    const counts = {
      ...record.counts,
      checked: 0,
      part: 0,
      created: 0,
      draft: 0,
      updated: 0,
      skipped: 0,
      at: now(scope),
      tries: 0,
    };
    const changed = await updateImport(scope, record, { status: "committing", cursor: 0, counts });
    if (!changed) return fail("lost_race");
    await scope.ports.wake.imports(importId);
    return ok({ status: "committing" });
  },
});
