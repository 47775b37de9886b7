import { readBookedPayouts, readPayablePayouts } from "#app/modules/ledger/db/bank-payouts.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { readBookedLines, readPayableInvoices, readPayers } from "../../db/bank-payments.reads.server.ts";
import { type BankEntry, computeEntryKeys, type UnreadRow } from "../../model/bank/bank-entry.ts";
import { parseBankStatement, statementSchema } from "../../model/bank/bank-statement.ts";
import { type PaymentProposal, proposePayments, proposePayouts } from "../../model/bank/match-payments.ts";
import { getMerchantBillingRights } from "../billing/billing-access.server.ts";
import { countBillingParts } from "../billing-parts.server.ts";
import { listPayoutKinds } from "./payout-kinds.server.ts";

/** A line of a statement with its proposed documents. */
export interface ProposedLine extends Omit<BankEntry, "reference">, Omit<PaymentProposal, "invoices"> {
  /** Identifies the line in every file. */
  line: string;
  invoices: {
    number: string;
    version: number;
    total: number;
    currency: string;
    merchantId: string;
    merchantName: string;
  }[];
  /** Documents that this line has already paid. */
  booked: string[];
}

export interface ProposedStatement {
  account: string;
  lines: ProposedLine[];
  unread: UnreadRow[];
}

/** Reads a bank statement and proposes the documents that its lines pay. Books nothing: a person confirms the proposals. */
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
  // Lines that are already booked must not claim documents from the others.
  const open = entries.map((entry, at) => ({ entry, at })).filter(({ at }) => !numbers.has(lines[at] ?? ""));
  const proposalsByLine = new Map<number, PaymentProposal>();
  const keepProposals = (lines: typeof open, proposals: readonly PaymentProposal[]) => {
    for (const [place, proposal] of proposals.entries()) proposalsByLine.set(lines[place]?.at ?? -1, proposal);
  };
  const [incoming, outgoing] = [
    open.filter(({ entry }) => entry.amount > 0),
    open.filter(({ entry }) => entry.amount <= 0),
  ];
  const toEntries = (lines: typeof open) => lines.map(({ entry }) => entry);
  keepProposals(incoming, proposePayments(toEntries(incoming), invoices, payers));
  keepProposals(outgoing, proposePayouts(toEntries(outgoing), out.documents, out.owners));
  return entries.map(({ reference: _reference, ...entry }, at) => {
    const line = lines[at] ?? "";
    const before = numbers.get(line);
    if (before) return { ...entry, line, state: "booked", reasons: [], invoices: [], booked: before };
    const {
      state,
      reasons,
      invoices: found,
    } = proposalsByLine.get(at) ?? { state: "none" as const, reasons: [], invoices: [] };
    const named = found.map(({ number, version, total, currency, merchantId, merchantName }) => ({
      ...{ number, version, total, currency, merchantId, merchantName },
    }));
    return { ...entry, line, state, reasons, invoices: named, booked: [] };
  });
}

/** Data of the bank statement screen; not available in a portal, which cannot book a carrier's payments. */
export async function readBankStatementScreen(scope: Scope) {
  const may = getMerchantBillingRights(scope);
  return may.portal ? fail("not_found") : ok({ may, parts: await countBillingParts(scope) });
}
