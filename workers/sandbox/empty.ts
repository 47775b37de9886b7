import { readPlanIds } from "#app/modules/plans/db/busy-plans.reads.server.ts";
import { deleteSome, emptiedTables } from "#app/modules/sandbox/db/emptied-tables.server.ts";
import { emptyingDone } from "#app/modules/sandbox/db/sandbox.writes.server.ts";
import { scopeOfAccount } from "#app/platform/db/account-scope.server.ts";
import { callerOf } from "#app/platform/db/scope.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";

/** Rows that one statement deletes: their triggers run, too. */
const atOnce = 200;

/** Where files of an account lie; its logo stays with its settings. */
export const filesOf = (account: string): readonly string[] =>
  ["items", "proofs", "documents", "imports"].map((kind) => `${kind}/${account}/`);

/**
 * Deletes what a sandbox holds, table by table, as long as it may; true when nothing is left. Whoever begins again goes on
 * where the rows end.
 */
export async function emptyFor(app: AppContext, id: string, mayGoOn: () => boolean): Promise<boolean> {
  const scope = await scopeOfAccount(app, id, { id: null, name: "Waybill", language: "en" });
  if (!scope) return true;
  for (const plan of await readPlanIds(scope)) await app.ports.planRoom(plan).removed(callerOf(scope));
  for (let left = true; left; ) {
    // Once more: what triggers wrote while others were deleted goes, too.
    left = false;
    for (const table of emptiedTables)
      while ((await deleteSome(app.db, table, id, atOnce)) > 0) {
        left = true;
        if (!mayGoOn()) return false;
      }
  }
  for (const prefix of filesOf(id)) while (await app.ports.files.deleteUnder(prefix)) if (!mayGoOn()) return false;
  await app.ports.fleetRoom(id).forget();
  await emptyingDone(app.db, id);
  return true;
}
