import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import type { PayoutKind } from "../model/accounting.enums.ts";
import { bankPayouts, paymentRuns } from "./accounting.tables.ts";
import { releaseLines } from "./bank.writes.server.ts";

/**
 * Those of the lines that were booked as payouts, with the numbers of the paid documents. A line that pays a run is booked
 * once nothing of the run waits.
 */
export async function readBookedPayouts(scope: Scope, lines: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await scope.db
    .select({ line: bankPayouts.line, number: bankPayouts.number })
    .from(bankPayouts)
    .leftJoin(paymentRuns, eq(paymentRuns.id, bankPayouts.runId))
    .where(
      and(
        eq(bankPayouts.accountId, scope.account.id),
        inArray(bankPayouts.line, selectIds(lines)),
        sql`coalesce(${paymentRuns.waiting}, 0) = 0`,
      ),
    )
    .orderBy(asc(bankPayouts.part));
  return new Map(
    [...Map.groupBy(rows, ({ line }) => line)].map(([line, paid]) => [line, paid.map(({ number }) => number)]),
  );
}

/** Records what a bank line paid out. The same line a second time is a lost race. */
export function insertPayout(
  scope: Scope,
  line: string,
  paid: readonly { kind: PayoutKind | "deposit" | "cheque"; id: string; number: string; part: number }[],
  runId: string | null,
): Statement[] {
  return paid.map(({ kind, id: documentId, number, part }) =>
    scope.db.insert(bankPayouts).values({
      ...{ id: newId(scope), accountId: scope.account.id, line, part, kind, documentId, number, runId },
      ...{ createdAt: now(scope), createdByName: scope.actor.name },
    }),
  );
}

/** Records that a line is booked by a rule. The same line a second time, or one that paid an invoice, is a lost race. */
export function insertRuleBooking(scope: Scope, line: string, { id, name }: { id: string; name: string }): Statement {
  const { id: account } = scope.account;
  return scope.db.insert(bankPayouts).values({
    ...{ id: newId(scope), accountId: account, line, kind: "bank_rule", documentId: id, number: name, runId: null },
    part: sql`case when not exists (select 1 from bank_payments b where b.account_id = ${account} and b.line = ${line}) then 0 end`,
    ...{ createdAt: now(scope), createdByName: scope.actor.name },
  });
}

/** Records a line that brought a payment back. The line that paid stays booked: it happened. */
export function recordReturnedPayout(
  scope: Scope,
  line: string,
  { kind, id: documentId, number }: { kind: PayoutKind; id: string; number: string },
): Statement[] {
  const { accountId, documentId: of } = bankPayouts;
  return [
    scope.db
      .update(bankPayouts)
      .set({ returned: true })
      .where(and(eq(accountId, scope.account.id), eq(of, documentId))),
    scope.db.insert(bankPayouts).values({
      ...{ id: newId(scope), accountId: scope.account.id, line, part: 0, kind, documentId, number, returned: true },
      ...{ createdAt: now(scope), createdByName: scope.actor.name },
    }),
  ];
}

/**
 * Removes a payout that did not happen, so that its bank line can be booked again.
 * @param posted what posted it besides the document
 */
export function deletePayout(scope: Scope, documentId: string, posted: readonly string[] = []): Statement[] {
  const which = and(
    eq(bankPayouts.accountId, scope.account.id),
    eq(bankPayouts.documentId, documentId),
    eq(bankPayouts.returned, false),
  );
  return [
    releaseLines(scope, [documentId, ...posted], sql`(select line from ${bankPayouts} where ${which})`),
    scope.db.delete(bankPayouts).where(which),
  ];
}
