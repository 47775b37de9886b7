import { and, eq, type SQL, sql } from "drizzle-orm";
import { recordDocumentStep } from "#app/modules/ledger/db/document.writes.server.ts";
import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { depositStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { formatLedgerAccountId, type LedgerAccount } from "#app/modules/ledger/model/ledger.ts";
import { getTillAccount } from "#app/modules/ledger/model/till.ts";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { publishEvents } from "#app/platform/events/outbox.server.ts";
import { insertDocumentTimeline } from "#app/platform/events/timeline-rows.server.ts";
import type { ChequeState } from "../model/deposit.enums.ts";
import {
  computeCountPostings,
  computeDepositPostings,
  computeMovePostings,
  getOriginAccount,
} from "../model/deposit-postings.ts";
import type { ChequeRecord, DepositRecord } from "./deposits.reads.server.ts";
import { cheques, deposits, tillCounts, tillMoves } from "./deposits.tables.ts";

/** The balance of an account at the moment of the statement. */
const balanceOf = (scope: Scope, account: LedgerAccount): SQL =>
  sql`coalesce((select a.debit - a.credit from ledger_accounts a where a.id = ${formatLedgerAccountId(scope.account.id, account)}), 0)`;

/** True while none of the cheques was taken back or deposited elsewhere. */
function areInTill(scope: Scope, pieces: NewDeposit["pieces"]): SQL {
  if (pieces.length === 0) return sql`true`;
  return sql`(select count(*) from cheques c where c.account_id = ${scope.account.id} and c.state = 'till'
    and c.id in ${selectIds(pieces.map(({ id }) => id))}) = ${pieces.length}`;
}

type NewDeposit = Pick<DepositRecord, "number" | "kind" | "currency" | "tillId" | "slip" | "bag" | "note"> & {
  amount: number;
  fee: number;
  pieces: readonly Pick<ChequeRecord, "id" | "version">[];
};

/** Inserts a deposit with its postings; the batch fails if what leaves is not there by then. */
export function insertDeposit(scope: Scope, { pieces, amount, ...given }: NewDeposit): Statement[] {
  const id = newId(scope);
  const status = depositStatuses.code.on_the_way;
  const booked = { id, amount, ...given };
  const there = sql`iif(${balanceOf(scope, getOriginAccount(given))} >= ${amount} and ${areInTill(scope, pieces)}, ${amount}, null)`;
  const first = { type: "generated", version: 1, from: null, to: status, detail: { amount } } as const;
  return [
    scope.db.insert(deposits).values({
      ...{ id, accountId: scope.account.id, status, ...given, amount: there, cheques: pieces.length },
      ...{ createdAt: now(scope), createdByName: scope.actor.name },
    }),
    ...pieces.map((piece) => moveCheque(scope, piece, "till", { state: "bank", depositId: id })),
    insertDocumentTimeline(scope, "deposit", [{ id, events: [first] }]),
    ...publishEvents(scope, "deposit.created", "deposits", [{ id, number: given.number, from: null, to: status }]),
    ...postTransfers(scope, computeDepositPostings(booked)),
  ];
}

interface DepositChange {
  type: "confirmed" | "voided";
  status: DepositRecord["status"];
  detail: Record<string, unknown>;
  set?: Partial<Pick<DepositRecord, "counted" | "confirmedOn" | "reason">>;
}

/** Updates a deposit to its next version, with its cheques: row, timeline and event. */
export function updateDeposit(scope: Scope, deposit: DepositRecord, { set = {}, ...step }: DepositChange): Statement[] {
  const to: ChequeState = step.type === "confirmed" ? "credited" : "till";
  return [
    ...recordDocumentStep(scope, "deposit", deposit, step),
    scope.db
      .update(deposits)
      .set({ ...set, status: step.status, version: incrementVersion(deposits.version, deposit.version) })
      .where(and(eq(deposits.accountId, scope.account.id), eq(deposits.id, deposit.id))),
    scope.db
      .update(cheques)
      .set({ state: to, ...(to === "till" ? { depositId: null } : {}), version: sql`${cheques.version} + 1` })
      .where(and(eq(cheques.accountId, scope.account.id), eq(cheques.depositId, deposit.id))),
  ];
}

/** Moves a cheque on, unless it changed meanwhile, which fails the batch. */
export function moveCheque(
  scope: Scope,
  { id, version }: Pick<ChequeRecord, "id" | "version">,
  from: ChequeState,
  set: Partial<Omit<ChequeRecord, "id" | "accountId" | "version">>,
): Statement {
  return scope.db
    .update(cheques)
    .set({ ...set, version: sql`iif(${cheques.state} = ${from}, ${incrementVersion(cheques.version, version)}, null)` })
    .where(isOwnAmong(scope.account.id, cheques.accountId, cheques.id, selectIds([id])));
}

/** Inserts the cheque that pays an invoice, as a piece in the till. */
export function insertInvoiceCheque(
  scope: Scope,
  {
    id: invoiceId,
    number: invoiceNumber,
    ...about
  }: { id: string; number: string; merchantId: string; currency: string },
  { id, amount, tillId }: { id: string; amount: number; tillId: string },
): Statement {
  const { merchantId, currency } = about;
  return scope.db.insert(cheques).values({
    ...{ id, accountId: scope.account.id, invoiceId, invoiceNumber, merchantId, currency, amount },
    ...{ state: "till", tillId, version: 1 },
  });
}

/** Removes cheques that are in the till, with the payments that they were; one that left meanwhile fails the batch. */
export function takeChequesBack(scope: Scope, pieces: readonly Pick<ChequeRecord, "id" | "version">[]): Statement[] {
  if (pieces.length === 0) return [];
  const ids = selectIds(pieces.map(({ id }) => id));
  return [
    ...pieces.map((piece) => moveCheque(scope, piece, "till", {})),
    scope.db.delete(cheques).where(isOwnAmong(scope.account.id, cheques.accountId, cheques.id, ids)),
  ];
}

interface NewCount {
  tillId: string;
  currency: string;
  expected: number;
  counted: number;
  reason: (typeof tillCounts.$inferInsert)["reason"];
  note: string | null;
}

/** Records the count of a till, and posts its difference; the batch fails if the balance is another one by then. */
export function insertTillCount(scope: Scope, { tillId, currency, expected, ...given }: NewCount): Statement[] {
  const id = newId(scope);
  const till = getTillAccount(tillId, currency);
  return [
    scope.db.insert(tillCounts).values({
      ...{ id, accountId: scope.account.id, tillId, currency, ...given, at: now(scope), actorName: scope.actor.name },
      expected: sql`iif(${balanceOf(scope, till)} = ${expected}, ${expected}, null)`,
    }),
    ...postTransfers(scope, computeCountPostings(id, till, given.counted - expected)),
  ];
}

type NewMove = Pick<typeof tillMoves.$inferSelect, "fromTillId" | "toTillId" | "currency" | "note"> & {
  amount: number;
};

/** Moves cash from till to till; the batch fails if it is not there by then. */
export function insertTillMove(scope: Scope, { amount, ...given }: NewMove): Statement[] {
  const id = newId(scope);
  const [from, to] = [getTillAccount(given.fromTillId, given.currency), getTillAccount(given.toTillId, given.currency)];
  return [
    scope.db.insert(tillMoves).values({
      ...{ id, accountId: scope.account.id, ...given, at: now(scope), actorName: scope.actor.name },
      amount: sql`iif(${balanceOf(scope, from)} >= ${amount}, ${amount}, null)`,
    }),
    ...postTransfers(scope, computeMovePostings(id, from, to, amount)),
  ];
}
