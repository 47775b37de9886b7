import { listPayoutKinds } from "#app/modules/ledger/commands/payment-runs/payout-kinds.server.ts";
import { readPayablePayouts } from "#app/modules/ledger/db/bank-payouts.server.ts";
import { readBookedPayouts } from "#app/modules/ledger/db/booked-payouts.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { readBookedLines, readPayableInvoices, readPayers } from "../../db/bank-payments.reads.server.ts";
import { readActiveBankRules, readRuleBookings } from "../../db/bank-rules.server.ts";
import { type BankEntry, computeEntryKeys } from "../../model/bank/bank-entry.ts";
import { findBankRule, type RuleAccount } from "../../model/bank/bank-rule.ts";
import type { PaymentProposal } from "../../model/bank/match-payments.ts";
import { proposeIncoming, proposePayouts } from "../../model/bank/match-payouts.ts";
import { listAwaitedDeposits } from "./awaited-deposits.server.ts";

/** A line of a statement with its proposed documents. */
export interface ProposedLine extends Omit<BankEntry, "reference" | "file">, Omit<PaymentProposal, "invoices"> {
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
  /** The rule by which it may be booked, or was booked: then without its id. */
  rule: { id: string | null; version: number | null; name: string; account: RuleAccount } | null;
}

/** The lines of a statement with the documents that each of them pays, or the first rule that a line fits which pays nothing. */
export async function proposeLines(
  scope: Scope,
  account: string,
  entries: readonly BankEntry[],
): Promise<ProposedLine[]> {
  const lines = await Promise.all(computeEntryKeys({ account, entries: [...entries] }).map(hashSha256Hex));
  const [invoices, payers, out, deposits, booked, paid, rules, byRule] = await Promise.all([
    readPayableInvoices(scope),
    readPayers(scope, [...new Set(entries.map(({ iban }) => iban))]),
    readPayablePayouts(scope, listPayoutKinds(scope)),
    listAwaitedDeposits(scope),
    readBookedLines(scope, lines),
    readBookedPayouts(scope, lines),
    readActiveBankRules(scope),
    readRuleBookings(scope, lines),
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
  const known = { invoices, payers, documents: out.documents, deposits };
  keepProposals(incoming, proposeIncoming(toEntries(incoming), known));
  keepProposals(outgoing, proposePayouts(toEntries(outgoing), out.documents, out.owners));
  return entries.map(({ reference: _reference, file: _file, ...entry }, at) => {
    const line = lines[at] ?? "";
    const none = { ...entry, line, reasons: [], invoices: [], booked: [], rule: null };
    const ruled = byRule.get(line);
    if (ruled) return { ...none, state: "booked", rule: { ...ruled, id: null, version: null } };
    const before = numbers.get(line);
    if (before) return { ...none, state: "booked", booked: before };
    const {
      state,
      reasons,
      invoices: found,
    } = proposalsByLine.get(at) ?? { state: "none" as const, reasons: [], invoices: [] };
    const rule = state === "none" || state === "out" ? findBankRule(rules, entry) : null;
    if (rule) {
      const { id, version, name, booked_to: account } = rule;
      return { ...none, state: "rule", rule: { id, version, name, account } };
    }
    const named = found.map(({ number, version, total, currency, merchantId, merchantName }) => ({
      ...{ number, version, total, currency, merchantId, merchantName },
    }));
    return { ...none, state, reasons, invoices: named };
  });
}
