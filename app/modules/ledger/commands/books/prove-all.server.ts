import { scopeOfAccount } from "#app/platform/db/account-scope.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { hour } from "#app/platform/kernel/milliseconds.ts";
import { localTimeOf } from "#app/platform/time/local-time.ts";
import { readLastProof, readUnproven } from "../../db/books.reads.server.ts";
import { prove } from "./prove-books.server.ts";

/** The hour of the account's night in which its books are proven, and what is left of a night in which nobody was there. */
const night = "02";
const system = { id: null, name: "Waybill", language: "en" };

/** Proves the books of every account once a night of its own zone; a night that was missed is made up for. */
export async function proveAll({ db, ports }: Pick<Scope, "db" | "ports">): Promise<void> {
  const present = ports.clock.now();
  for (const id of await readUnproven(db, present - 12 * hour)) {
    const scope = await scopeOfAccount({ db, ports }, id, system);
    if (!scope) continue;
    const last = await readLastProof(scope);
    const due = localTimeOf(present, scope.account.timezone).slice(11, 13) === night;
    if (due || (last !== null && last.at < present - 25 * hour)) await prove(scope);
  }
}
