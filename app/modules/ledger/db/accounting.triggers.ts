import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { collectionReceipts } from "#app/modules/collections/db/receipts.tables.ts";
import { invoices, settlements } from "#app/modules/invoicing/db/billing.tables.ts";
import { creditNotes } from "#app/modules/invoicing/db/credits.tables.ts";
import { agentReceipts } from "#app/modules/payouts/db/agent-billing.tables.ts";
import { describeUniqueConflict } from "#app/platform/db/conflicts.ts";
import { toSqlLiteral, toSqlSet } from "#app/platform/db/sql-literals.ts";
import { buildDeleteGuard, buildUpdateGuard } from "#app/platform/db/triggers/guard-triggers.ts";
import { buildRefusal, buildTrigger, type TriggerPart } from "#app/platform/db/triggers/trigger.ts";
import { accountKinds, type DocumentKind, returnableKinds } from "../model/accounting.enums.ts";
import { documentNumbers, ledgerAccounts, ledgerTransfers, paymentRuns } from "./accounting.tables.ts";

/** Accounts that are never below nothing. */
const floored = toSqlSet(accountKinds.flatMap((each) => ("floor" in each ? [each.key] : [])));
const logNumber = "INSERT INTO document_numbers (account_id, number, kind, document_id, issued_at, actor_name)";

/** Documents whose number is logged with their row. */
const numbered: readonly [SQLiteTable, DocumentKind][] = [
  [invoices, "invoice"],
  [settlements, "settlement"],
  [creditNotes, "credit_note"],
  [collectionReceipts, "collection_receipt"],
  [agentReceipts, "agent_receipt"],
  [paymentRuns, "payment_run"],
];

/** The trigger that logs the number of each new document of a table. */
export const buildNumberLog = (on: SQLiteTable, kind: DocumentKind): string =>
  buildTrigger({
    ...{ name: `document_numbers_${getTableName(on)}`, at: "AFTER INSERT", on },
    run: [
      `${logNumber}
  VALUES (NEW.account_id, NEW.number, ${toSqlLiteral(kind)}, NEW.id, NEW.created_at, NEW.created_by_name);`,
    ],
  });

/** Adds a transfer to the month's sum of one of its two accounts. */
const addToMonth = (side: "debit" | "credit"): string => {
  const [debit, credit, debits] = side === "debit" ? ["NEW.amount", "0", "1"] : ["0", "NEW.amount", "0"];
  return `INSERT INTO ledger_months (account_id, month, kind, owner_id, currency, debit, credit, debits)
  SELECT a.account_id, substr(NEW.posted_on, 1, 7), a.kind, a.owner_id, a.currency, ${debit}, ${credit}, ${debits} FROM ledger_accounts a WHERE a.id = NEW.${side}_account
  ON CONFLICT (account_id, month, kind, owner_id, currency) DO UPDATE SET debit = debit + excluded.debit, credit = credit + excluded.credit, debits = debits + excluded.debits;`;
};

const cancellation: DocumentKind = "cancellation";

export const accountingTriggers: readonly TriggerPart[] = [
  {
    why: "The ledger is append-only: a second transfer of an id must be the same one, and a correction is another transfer.",
    statements: [
      buildUpdateGuard(ledgerTransfers, "ledger_transfers is append-only"),
      buildDeleteGuard(ledgerTransfers, "ledger_transfers is append-only"),
      buildTrigger({
        ...{ name: "ledger_transfers_same", at: "BEFORE INSERT", on: ledgerTransfers },
        when: `EXISTS (SELECT 1 FROM ledger_transfers t WHERE t.id = NEW.id AND (t.account_id <> NEW.account_id OR t.kind <> NEW.kind
  OR t.debit_account <> NEW.debit_account OR t.credit_account <> NEW.credit_account OR t.amount <> NEW.amount OR t.currency <> NEW.currency))`,
        run: [buildRefusal("ledger transfer differs from the one of its id")],
      }),
      buildTrigger({
        ...{ name: "ledger_transfers_sides", at: "BEFORE INSERT", on: ledgerTransfers },
        when: `NEW.debit_account = NEW.credit_account OR (SELECT count(*) FROM ledger_accounts a
  WHERE a.id IN (NEW.debit_account, NEW.credit_account) AND a.account_id = NEW.account_id AND a.currency = NEW.currency) <> 2`,
        run: [buildRefusal("ledger transfer between unfit accounts")],
      }),
    ],
  },
  {
    why: "The journal's numbers have no gaps, and nothing enters a closed month or takes back what a document posted there.",
    statements: [
      buildTrigger({
        ...{ name: "ledger_transfers_gapless", at: "BEFORE INSERT", on: ledgerTransfers },
        when: "NEW.number <> coalesce((SELECT max(t.number) FROM ledger_transfers t WHERE t.account_id = NEW.account_id), 0) + 1",
        run: [buildRefusal("ledger_transfers are numbered without gaps")],
      }),
      buildTrigger({
        ...{ name: "ledger_transfers_period", at: "BEFORE INSERT", on: ledgerTransfers },
        when: `EXISTS (SELECT 1 FROM period_locks p WHERE p.account_id = NEW.account_id AND (NEW.posted_on <= p.closed_through
  OR (NEW.reverses IS NOT NULL AND NEW.document_kind <> 'agent_transaction' AND EXISTS (SELECT 1 FROM ledger_transfers t
    WHERE t.id = NEW.reverses AND t.posted_on <= p.closed_through AND t.kind NOT IN ${toSqlSet(returnableKinds)}))))`,
        run: [buildRefusal(describeUniqueConflict("period_locks.closed_through"))],
      }),
    ],
  },
  {
    why: "Balances follow their transfers in the same statement and only grow; what was never there cannot be handed over.",
    statements: [
      buildTrigger({
        ...{ name: "ledger_transfers_balance", at: "AFTER INSERT", on: ledgerTransfers },
        run: [
          "UPDATE ledger_accounts SET debit = debit + NEW.amount WHERE id = NEW.debit_account;",
          "UPDATE ledger_accounts SET credit = credit + NEW.amount WHERE id = NEW.credit_account;",
        ],
      }),
      buildTrigger({
        ...{ name: "ledger_accounts_floor", at: "AFTER UPDATE", on: ledgerAccounts },
        ...{
          when: `NEW.kind IN ${floored} AND NEW.credit > NEW.debit`,
          run: [buildRefusal("agent cash below nothing")],
        },
      }),
      buildTrigger({
        ...{ name: "ledger_accounts_keep_update", at: "BEFORE UPDATE", on: ledgerAccounts },
        when: "NEW.debit < OLD.debit OR NEW.credit < OLD.credit OR NEW.id <> OLD.id OR NEW.account_id <> OLD.account_id OR NEW.kind <> OLD.kind OR NEW.owner_id <> OLD.owner_id OR NEW.currency <> OLD.currency",
        run: [buildRefusal("ledger_accounts only grow")],
      }),
      buildDeleteGuard(ledgerAccounts, "ledger_accounts only grow"),
    ],
  },
  {
    why: "The sums of a month follow its transfers in the same statement.",
    statements: [
      buildTrigger({
        ...{ name: "ledger_transfers_month", at: "AFTER INSERT", on: ledgerTransfers },
        run: [addToMonth("debit"), addToMonth("credit")],
      }),
    ],
  },
  {
    why: "Every number that is issued is logged with its document, whichever command makes it, and the log is append-only.",
    statements: [
      ...numbered.map(([on, kind]) => buildNumberLog(on, kind)),
      buildTrigger({
        ...{ name: "document_numbers_cancellation", at: "AFTER UPDATE", on: invoices, of: ["cancellation"] },
        when: "OLD.cancellation IS NULL AND NEW.cancellation IS NOT NULL",
        run: [
          `${logNumber}
  SELECT NEW.account_id, NEW.cancellation, ${toSqlLiteral(cancellation)}, NEW.id, NEW.voided_at, coalesce((SELECT e.actor_name FROM document_events e WHERE e.document_id = NEW.id ORDER BY e.version DESC LIMIT 1), '');`,
        ],
      }),
      buildUpdateGuard(documentNumbers, "document_numbers is append-only"),
      buildDeleteGuard(documentNumbers, "document_numbers is append-only"),
    ],
  },
  {
    why: "How many numbers of a series stand in the log: the last one, where none is missing. Counted by the log itself.",
    statements: [
      buildTrigger({
        ...{ name: "document_series_issued", at: "AFTER INSERT", on: documentNumbers },
        run: [
          `INSERT INTO document_series (account_id, kind, year, last, issued)
  VALUES (NEW.account_id, NEW.kind, CAST(substr(NEW.number, instr(NEW.number, '-') + 1, 4) AS INTEGER), 0, 1)
  ON CONFLICT (account_id, kind, year) DO UPDATE SET issued = issued + 1;`,
        ],
      }),
    ],
  },
];
