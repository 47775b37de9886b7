import { and, eq, sql } from "drizzle-orm";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { newId, newIds, now, type Scope } from "#app/platform/db/scope.server.ts";
import { insertDocumentTimeline } from "#app/platform/events/timeline-rows.server.ts";
import { paymentRunStatuses } from "../model/payment-run.enums.ts";
import { paymentRunItems, paymentRuns } from "./accounting.tables.ts";
import type { Payable } from "./bank-payouts.server.ts";
import type { DocumentStep } from "./document.writes.server.ts";
import type { PaymentRunRecord } from "./payment-runs.reads.server.ts";

/** A run to insert, with what it pays; every payee has an account. */
interface NewRun {
  number: string;
  currency: string;
  iban: string;
  payOn: string;
  payables: readonly (Payable & { iban: string })[];
}

/** Inserts a run with its payments. A document that another run may still pay is a lost race. */
export function insertPaymentRun(
  scope: Scope,
  { payables, ...run }: NewRun,
): { run: PaymentRunRecord; statements: Statement[] } {
  const id = newId(scope);
  const { chosen } = paymentRunStatuses.code;
  const row: PaymentRunRecord = {
    ...{ id, accountId: scope.account.id, status: chosen, ...run },
    ...{ payments: payables.length, waiting: payables.length, returned: 0, files: 0, filedAt: null, voidedAt: null },
    total: payables.reduce((sum, { amount }) => sum + amount, 0),
    ...{ createdBy: scope.program ? null : scope.actor.id, createdByName: scope.actor.name },
    ...{ createdAt: now(scope), version: 1 },
  };
  const ids = newIds(scope, payables.length);
  const detail = { count: payables.length, amount: row.total };
  const items = insertJsonRows(scope.db, {
    table: paymentRunItems,
    columns: {
      id: ({ at }: { payable: NewRun["payables"][number]; at: number }) => ids[at] ?? "",
      position: ({ at }) => at,
      kind: ({ payable }) => payable.kind,
      documentId: ({ payable }) => payable.id,
      number: ({ payable }) => payable.number,
      name: ({ payable }) => payable.name,
      iban: ({ payable }) => payable.iban,
      amount: ({ payable }) => payable.amount,
    },
    rows: payables.map((payable, at) => ({ payable, at })),
    computed: {
      accountId: () => sql`${scope.account.id}`,
      runId: () => sql`${id}`,
      state: () => sql`'waiting'`,
      live: () => sql`1`,
    },
  });
  const first = { type: "generated", version: 1, from: null, to: chosen, detail } as const;
  return {
    run: row,
    statements: [
      scope.db.insert(paymentRuns).values(row),
      items,
      insertDocumentTimeline(scope, "payment_run", [{ id, events: [first] }]),
    ],
  };
}

interface RunChange extends DocumentStep<PaymentRunRecord["status"]> {
  set?: Partial<Pick<PaymentRunRecord, "files" | "filedAt" | "voidedAt">>;
}

/** Updates a run to its next version, unless its status or version is another one by now: row and timeline. */
export function updatePaymentRun(scope: Scope, run: PaymentRunRecord, { set = {}, ...step }: RunChange): Statement[] {
  const { type, status: to, detail } = step;
  return [
    insertDocumentTimeline(scope, "payment_run", [
      { id: run.id, events: [{ type, version: run.version + 1, from: run.status, to, detail }] },
    ]),
    scope.db
      .update(paymentRuns)
      .set({
        ...set,
        status: step.status,
        version: sql`iif(${paymentRuns.status} = ${run.status}, ${incrementVersion(paymentRuns.version, run.version)}, null)`,
      })
      .where(and(eq(paymentRuns.accountId, run.accountId), eq(paymentRuns.id, run.id))),
  ];
}

/** Releases the payments of a run that still wait: their documents may be chosen again. */
export function releaseRunItems(scope: Scope, run: PaymentRunRecord): Statement {
  return scope.db
    .update(paymentRunItems)
    .set({ state: "released", live: false })
    .where(
      and(
        eq(paymentRunItems.accountId, run.accountId),
        eq(paymentRunItems.runId, run.id),
        eq(paymentRunItems.state, "waiting"),
      ),
    );
}
