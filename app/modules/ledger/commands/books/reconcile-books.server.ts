import { z } from "zod";
import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { readAccountScope, systemActor } from "#app/platform/db/account-scope.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { publishEvent } from "#app/platform/events/outbox.server.ts";
import { hour } from "#app/platform/kernel/milliseconds.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import {
  type BookFacts,
  insertReconciliation,
  listAccountsToReconcile,
  type ReconciliationRecord,
  readBookFacts,
  readLastReconciliation,
} from "../../db/books.reads.server.ts";
import { type CheckedEquation, isEquationBalanced, sortByBookOrder } from "../../model/books.ts";
import { checkEquations } from "./check-equations.server.ts";

/** Reconciles now; a difference notifies everyone who may see the accounting. */
export const reconcileBooks = createCommand({
  name: "accounting.books.reconcile",
  permission: "accounting.books",
  input: z.object({}),
  run: (scope) => runReconciliation(scope),
});

/** Runs a reconciliation; adds only transfers after the last one to the stored sums. */
export async function runReconciliation(scope: Scope): Promise<Result<{ balanced: boolean }>> {
  const last = await readLastReconciliation(scope);
  const facts = await readBookFacts(scope, last?.through ?? 0);
  const sums = addFreshSums(last, facts);
  const equations = await checkEquations(scope, facts, sums);
  const held = equations.every(isEquationBalanced);
  const newTransfers = facts.newTransfers.reduce((sum, { count }) => sum + count, 0);
  const written = await commitAndPublish(scope, [
    insertReconciliation(scope, {
      through: Math.max(last?.through ?? 0, ...facts.newTransfers.map((each) => each.last)),
      transfers: (last?.transfers ?? 0) + newTransfers,
      newTransfers,
      balanced: held,
      result: { equations, kinds: sortByBookOrder(facts.kinds), sums },
    }),
    ...(held
      ? []
      : [notifyUnbalanced(scope, equations), publishEvent(scope, "ledger.unbalanced", toReconciliationSubject(scope))]),
  ]);
  return written.ok ? ok({ balanced: held }) : written;
}

/** All transfers by currency: the sums of the last reconciliation plus later transfers. */
export function addFreshSums(
  last: ReconciliationRecord | null,
  { newTransfers }: Pick<BookFacts, "newTransfers">,
): Record<string, number> {
  const sums = { ...last?.result.sums };
  for (const { currency, amount } of newTransfers) sums[currency] = (sums[currency] ?? 0) + amount;
  return sums;
}

/** A reconciliation is named by its day. */
function toReconciliationSubject(scope: Scope) {
  return { id: newId(scope), number: toLocalTime(now(scope), scope.account.timezone).slice(0, 10) };
}

function notifyUnbalanced(scope: Scope, equations: readonly CheckedEquation[]) {
  const failed = equations.filter((each) => !isEquationBalanced(each));
  const detail = { failed: failed.length, of: equations.length, rows: failed.flatMap(({ rows }) => rows).length };
  return insertInboxItem(scope, {
    news: { kind: "ledger_unbalanced", detail },
    to: { permission: "accounting.books" },
  });
}

/** The local hour of the nightly reconciliation. */
const NIGHT_HOUR = "02";

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
