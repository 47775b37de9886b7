import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { hour } from "#app/platform/kernel/milliseconds.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import { listAccountsToReconcile, readLastReconciliation } from "../../db/books.reads.server.ts";
import { runReconciliation } from "./reconcile-books.server.ts";

/** The hour of the account's night in which its books are proven, and what is left of a night in which nobody was there. */
const NIGHT_HOUR = "02";
const systemActor = { id: null, name: "Waybill", language: "en" };

/** Proves the books of every account once a night of its own zone; a night that was missed is made up for. */
export async function reconcileAllBooks({ db, ports }: Pick<Scope, "db" | "ports">): Promise<void> {
  const present = ports.clock.now();
  for (const id of await listAccountsToReconcile(db, present - 12 * hour)) {
    const scope = await readAccountScope({ db, ports }, id, systemActor);
    if (!scope) continue;
    const last = await readLastReconciliation(scope);
    const due = toLocalTime(present, scope.account.timezone).slice(11, 13) === NIGHT_HOUR;
    if (due || (last !== null && last.at < present - 25 * hour)) await runReconciliation(scope);
  }
}
