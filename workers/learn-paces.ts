import { dueForPaces, renewPaces } from "#app/modules/planning/db/learnt-paces.server.ts";
import { scopeOfAccount } from "#app/platform/db/account-scope.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";

/** Accounts that learn in one go; the others are due an hour later. */
const atOnce = 50;

/** Learns how long legs take, for the accounts that drove since. Not for a moment, so once an hour is often enough. */
export async function learnDuePaces(app: Pick<AppContext, "db" | "ports">): Promise<void> {
  const actor = { id: null, name: "Waybill", language: "en" };
  for (const id of await dueForPaces(app.db, atOnce)) {
    const scope = await scopeOfAccount(app, id, actor);
    if (scope) await renewPaces(scope);
  }
}
