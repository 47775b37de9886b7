import { readPlanIds } from "#app/modules/plans/db/busy-plans.reads.server.ts";
import { deleteAccountRows, tablesToReset } from "#app/modules/sandbox/db/reset-tables.server.ts";
import { finishSandboxReset } from "#app/modules/workspace/db/sandbox.writes.server.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import { toPlanCaller } from "#app/platform/db/scope.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";

/** Rows deleted by one statement, including their triggers. */
const BATCH_SIZE = 200;

/** Prefixes of an account's files; the logo stays with the settings. */
export const listFilePrefixes = (account: string): readonly string[] =>
  ["items", "proofs", "documents", "imports", "sendings", "feedback"].map((kind) => `${kind}/${account}/`);

/** Deletes a sandbox's data, table by table, for a limited time; true when nothing is left. A later call continues. */
export async function deleteSandboxData(app: AppContext, id: string, mayGoOn: () => boolean): Promise<boolean> {
  const scope = await readAccountScope(app, id, { id: null, name: "Waybill", language: "en" });
  if (!scope) return true;
  for (const plan of await readPlanIds(scope)) await app.ports.planRoom(plan).removed(toPlanCaller(scope));
  for (let left = true; left; ) {
    // A second pass deletes rows that triggers wrote meanwhile.
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
