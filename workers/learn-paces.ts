import { listAccountsDueForPaces, updatePaces } from "#app/modules/planning/db/learned-paces.server.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";

/** Accounts that learn in one go; the others are due an hour later. */
const BATCH_SIZE = 50;

/** Learns how long legs take, for the accounts that drove since. Not for a moment, so once an hour is often enough. */
export async function learnDuePaces(app: Pick<AppContext, "db" | "ports">): Promise<void> {
  const actor = { id: null, name: "Waybill", language: "en" };
  for (const id of await listAccountsDueForPaces(app.db, BATCH_SIZE)) {
    const scope = await readAccountScope(app, id, actor);
    if (scope) await updatePaces(scope);
  }
}
