import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { hour } from "#app/platform/kernel/milliseconds.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import { listAccountsToReconcile, readLastReconciliation } from "../../db/books.reads.server.ts";
import { runReconciliation } from "./reconcile-books.server.ts";

/** The local hour of the nightly reconciliation. */
const NIGHT_HOUR = "02";
const systemActor = { id: null, name: "Waybill", language: "en" };

/** Reconciles each account once a night in its time zone; a missed night is made up for. */
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
