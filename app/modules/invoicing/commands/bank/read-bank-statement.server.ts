import { readBookedPayouts, readPayablePayouts } from "#app/modules/ledger/db/bank-payouts.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { readBookedLines, readPayableInvoices, readPayers } from "../../db/bank-payments.reads.server.ts";
import { type BankEntry, computeEntryKeys, type UnreadRow } from "../../model/bank/bank-entry.ts";
import { parseBankStatement, statementSchema } from "../../model/bank/bank-statement.ts";
import { type PaymentProposal, proposePayments, proposePayouts } from "../../model/bank/match-payments.ts";
import { listPayoutKinds } from "./payout-kinds.server.ts";

/** A line of a statement with what it is taken for. */
export interface ProposedLine extends Omit<BankEntry, "reference">, Omit<PaymentProposal, "invoices"> {
  /** What the line is known by in every file. */
  line: string;
  invoices: {
    number: string;
    version: number;
    total: number;
    currency: string;
    merchantId: string;
    merchantName: string;
  }[];
  /** Invoices that this line paid when it was booked. */
  booked: string[];
}

export interface ProposedStatement {
  account: string;
  lines: ProposedLine[];
  unread: UnreadRow[];
}

/** Reads a bank statement and says which invoices its lines pay, and what those that left the account paid out. Nothing is booked: a person confirms. */
export const readBankStatement = createCommand({
  name: "accounting.merchant_billing.read_statement",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"],
  input: statementSchema,
  run: async (scope, { content }): Promise<Result<ProposedStatement>> => {
    if (scope.account.kind !== "carrier") return fail("forbidden");
    const read = parseBankStatement(content, scope.account.preferences.default_currency);
    if (!read.ok) return read;
    const { account, entries, unread } = read.value;
    return ok({ account, lines: await proposeLines(scope, account, entries), unread });
  },
});

async function proposeLines(scope: Scope, account: string, entries: readonly BankEntry[]): Promise<ProposedLine[]> {
  const lines = await Promise.all(computeEntryKeys({ account, entries: [...entries] }).map(hashSha256Hex));
  const [invoices, payers, out, booked, paid] = await Promise.all([
    readPayableInvoices(scope),
    readPayers(scope, [...new Set(entries.map(({ iban }) => iban))]),
    readPayablePayouts(scope, listPayoutKinds(scope)),
    readBookedLines(scope, lines),
    readBookedPayouts(scope, lines),
  ]);
  const numbers = new Map([...booked, ...paid]);
  // What was booked takes no document from the lines that were not.
  const open = entries.map((entry, at) => ({ entry, at })).filter(({ at }) => !numbers.has(lines[at] ?? ""));
  const told = new Map<number, PaymentProposal>();
  const tell = (some: typeof open, proposals: readonly PaymentProposal[]) => {
    for (const [place, proposal] of proposals.entries()) told.set(some[place]?.at ?? -1, proposal);
  };
  const [came, left] = [open.filter(({ entry }) => entry.amount > 0), open.filter(({ entry }) => entry.amount <= 0)];
  const of = (some: typeof open) => some.map(({ entry }) => entry);
  tell(came, proposePayments(of(came), invoices, payers));
  tell(left, proposePayouts(of(left), out.documents, out.owners));
  return entries.map(({ reference: _own, ...entry }, at) => {
    const line = lines[at] ?? "";
    const before = numbers.get(line);
    if (before) return { ...entry, line, state: "booked", reasons: [], invoices: [], booked: before };
    const { state, reasons, invoices: found } = told.get(at) ?? { state: "none" as const, reasons: [], invoices: [] };
    const named = found.map(({ number, version, total, currency, merchantId, merchantName }) => ({
      ...{ number, version, total, currency, merchantId, merchantName },
    }));
    return { ...entry, line, state, reasons, invoices: named, booked: [] };
  });
}
