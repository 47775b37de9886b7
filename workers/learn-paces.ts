import { listAccountsDueForPaces, updatePaces } from "#app/modules/planning/db/learned-paces.server.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";

/** Accounts processed at once; the others are due an hour later. */
const BATCH_SIZE = 50;

/** Learns travel times for accounts that drove since the last run. It is not urgent, so once an hour is enough. */
export async function learnDuePaces(app: Pick<AppContext, "db" | "ports">): Promise<void> {
  const actor = { id: null, name: "Waybill", language: "en" };
  for (const id of await listAccountsDueForPaces(app.db, BATCH_SIZE)) {
    const scope = await readAccountScope(app, id, actor);
    if (scope) await updatePaces(scope);
  }
}
