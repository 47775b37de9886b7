import { readPlanIds } from "#app/modules/plans/db/busy-plans.reads.server.ts";
import { deleteAccountRows, tablesToReset } from "#app/modules/sandbox/db/reset-tables.server.ts";
import { finishSandboxReset } from "#app/modules/sandbox/db/sandbox.writes.server.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import { toPlanCaller } from "#app/platform/db/scope.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";

/** Rows that one statement deletes: their triggers run, too. */
const BATCH_SIZE = 200;

/** Where files of an account lie; its logo stays with its settings. */
export const listFilePrefixes = (account: string): readonly string[] =>
  ["items", "proofs", "documents", "imports"].map((kind) => `${kind}/${account}/`);

/**
 * Deletes what a sandbox holds, table by table, as long as it may; true when nothing is left. Whoever begins again goes on
 * where the rows end.
 */
export async function deleteSandboxData(app: AppContext, id: string, mayGoOn: () => boolean): Promise<boolean> {
  const scope = await readAccountScope(app, id, { id: null, name: "Waybill", language: "en" });
  if (!scope) return true;
  for (const plan of await readPlanIds(scope)) await app.ports.planRoom(plan).removed(toPlanCaller(scope));
  for (let left = true; left; ) {
    // Once more: what triggers wrote while others were deleted goes, too.
    left = false;
    for (const table of tablesToReset)
      while ((await deleteAccountRows(app.db, table, id, BATCH_SIZE)) > 0) {
        left = true;
        if (!mayGoOn()) return false;
      }
  }
  for (const prefix of listFilePrefixes(id))
    while (await app.ports.files.deleteUnder(prefix)) if (!mayGoOn()) return false;
  await app.ports.fleetRoom(id).forget();
  await finishSandboxReset(app.db, id);
  return true;
}
