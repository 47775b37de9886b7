import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { BankBalance } from "../model/bank-chain.ts";
import { bankLines, bankMovements, bankStatements } from "./accounting.tables.ts";
import { selectFirstDay } from "./bank.reads.server.ts";

type NewLine = Pick<typeof bankLines.$inferInsert, "line" | "currency" | "bookedOn" | "name" | "text"> & {
  amount: number;
};

/** Rows of one database statement: a parameter has a bound of 2 MB. */
const MAX_ROWS = 1000;

/** Keeps statements with balances and their lines; what is kept already stays as it is. */
export function insertBankStatements(
  scope: Scope,
  balances: readonly BankBalance[],
  lines: readonly NewLine[],
): Statement[] {
  if (balances.length === 0) return [];
  const accountId = () => sql`${scope.account.id}`;
  const conflict = sql`on conflict do nothing`;
  const written: Statement[] = [];
  for (let from = 0; from < balances.length; from += MAX_ROWS)
    written.push(
      insertJsonRows(scope.db, {
        table: bankStatements,
        columns: {
          ...{ iban: ({ iban }: BankBalance) => iban, currency: ({ currency }: BankBalance) => currency },
          ...{ fromOn: ({ fromOn }: BankBalance) => fromOn, throughOn: ({ throughOn }: BankBalance) => throughOn },
          ...{ opening: ({ opening }: BankBalance) => opening, closing: ({ closing }: BankBalance) => closing },
          ...{ sequence: ({ sequence }: BankBalance) => sequence, createdAt: () => now(scope) },
          createdByName: () => scope.actor.name,
        },
        rows: balances.slice(from, from + MAX_ROWS),
        ...{ computed: { accountId }, conflict },
      }),
    );
  for (let from = 0; from < lines.length; from += MAX_ROWS)
    written.push(
      insertJsonRows(scope.db, {
        table: bankLines,
        columns: {
          ...{ line: ({ line }: NewLine) => line, currency: ({ currency }: NewLine) => currency },
          ...{ bookedOn: ({ bookedOn }: NewLine) => bookedOn, amount: ({ amount }: NewLine) => amount },
          ...{ open: ({ amount }: NewLine) => amount, name: ({ name }: NewLine) => name },
          text: ({ text }: NewLine) => text,
        },
        rows: lines.slice(from, from + MAX_ROWS),
        ...{ computed: { accountId }, conflict },
      }),
    );
  return written;
}

/** Removes statements that a fuller one replaces; their lines stay. */
export function deleteBankStatements(scope: Scope, seqs: readonly number[]): Statement[] {
  if (seqs.length === 0) return [];
  return [
    scope.db.run(
      sql`delete from bank_statements where +account_id = ${scope.account.id} and seq in (select value from json_each(${JSON.stringify(seqs)}))`,
    ),
  ];
}

/** The last movement before a batch: those after it are the batch's own. */
export async function readLastMovement(scope: Scope): Promise<number> {
  const [row] = await scope.db
    .select({ last: sql<number>`coalesce(max(${bankMovements.seq}), 0)` })
    .from(bankMovements)
    .where(eq(bankMovements.accountId, scope.account.id));
  return row?.last ?? 0;
}

const isOwn = (scope: Scope, documents: readonly string[], more: SQL) =>
  and(isOwnAmong(scope.account.id, bankMovements.accountId, bankMovements.documentId, selectIds(documents)), more);

/** Says that what documents moved in this batch is a line of the bank; a line of a file without balances is none. */
export function matchLine(scope: Scope, line: string, documents: readonly string[], after: number): Statement {
  const kept = sql`exists (select 1 from bank_lines l where l.account_id = ${scope.account.id} and l.line = ${line})`;
  return scope.db
    .update(bankMovements)
    .set({ line })
    .where(and(isOwn(scope, documents, sql`${bankMovements.seq} > ${after} and ${kept}`), isNull(bankMovements.line)));
}

/** Says that all open movements of documents are a line of the bank; a lost race unless they come to the rest of it. */
export function matchOpenMovements(
  scope: Scope,
  line: string,
  currency: string,
  documents: readonly string[],
): Statement[] {
  const { id } = scope.account;
  return [
    scope.db.run(sql`update bank_movements set line = ${line} where account_id = ${id} and line is null and currency = ${currency}
      and substr(document_id, 1, 36) in ${selectIds(documents)} and happened_on >= ${selectFirstDay(id, sql`${currency}`)}`),
    scope.db.run(
      sql`update bank_lines set amount = iif(open = 0, amount, null) where account_id = ${id} and line = ${line}`,
    ),
  ];
}

/** Says that what documents moved is on no statement, as the payment did not happen. Must come before what reverses it. */
export function releaseLines(scope: Scope, documents: readonly string[], lines: SQL): Statement {
  return scope.db
    .update(bankMovements)
    .set({ line: null })
    .where(isOwn(scope, documents, sql`${bankMovements.line} in ${lines}`));
}
