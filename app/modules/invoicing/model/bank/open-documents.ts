import { documentKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import type { BankEntry } from "./bank-entry.ts";
import type { OpenInvoice } from "./match-payments.ts";

/** A line that names a payment run and documents pays either the documents, or the run in one sum. */
export function chooseRunOrDocuments(entry: BankEntry, found: readonly OpenInvoice[]): OpenInvoice[] {
  const runs = found.filter(isRun);
  const documents = found.filter((each) => !isRun(each));
  if (runs.length === 0 || documents.length === 0) return [...found];
  return sumsToAmount(runs.filter(isOpen), entry) ? runs : documents;
}

/** True for a payment run. */
export const isRun = ({ number }: OpenInvoice): boolean => number.startsWith(`${documentKinds.payment_run.prefix}-`);

/** True if documents add up to a line. */
export function sumsToAmount(invoices: readonly OpenInvoice[], { amount, currency }: BankEntry): boolean {
  const sum = invoices.reduce((total, each) => total + each.total, 0);
  return sum === amount && invoices.every((each) => each.currency === currency);
}

/** True for what a line may still pay by itself. */
export const isOpen = ({ paid, netted }: OpenInvoice): boolean => !paid && !netted;
