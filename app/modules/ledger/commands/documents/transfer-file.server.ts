import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import type { ExportedFile } from "#app/platform/lists/export-list.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { renderCreditTransfer } from "../../model/credit-transfer.ts";
import type { paymentFileSchema } from "../../model/payment-file.ts";

type TransferFileInput = ReturnType<(typeof paymentFileSchema)["parse"]>;

/** A document to be paid by bank transfer: the amount left to pay, in minor units, and the payee. */
export interface Payable {
  number: string;
  currency: string;
  pending: boolean;
  amount: number;
  name: string;
  iban: string | undefined;
}

/**
 * Creates a payment file (pain.001.001.09) with one transfer per document, all pending and in one currency. This does not
 * mark the documents as paid; a person does that after sending the file to the bank.
 */
export function createTransferFile(
  scope: Scope,
  payables: readonly Payable[],
  { ids, iban, date }: TransferFileInput,
  withoutIban: "iban_missing" | "merchant_iban_missing",
): Result<ExportedFile> {
  const [first] = payables;
  if (!first || payables.length < new Set(ids).size) return failFields({ ids: [{ code: "not_found" }] });
  const { currency } = first;
  if (payables.some((each) => each.currency !== currency)) return failFields({ ids: [{ code: "transfers_mixed" }] });
  const unfit = payables.find(({ pending, amount }) => !pending || amount <= 0);
  if (unfit) return failFields({ ids: [{ code: "nothing_to_transfer", params: { number: unfit.number } }] });
  const without = payables.find((each) => !each.iban);
  if (without) return failFields({ ids: [{ code: withoutIban, params: { name: without.name } }] });
  const at = now(scope);
  const today = toLocalDate(at, scope.account.timezone);
  if (date !== undefined && date < today) return failFields({ date: [{ code: "date_past" }] });
  const id = `${first.number}-${payables.length}-${at.toString(36)}`;
  const body = renderCreditTransfer({
    id,
    createdAt: new Date(at).toISOString().slice(0, 19),
    executionDate: date ?? today,
    currency,
    debtor: { name: scope.account.organization, iban },
    transfers: payables.map((each) => ({
      endToEndId: each.number,
      name: each.name,
      iban: each.iban ?? "",
      amount: each.amount,
      remittance: `${each.number} ${scope.account.organization}`,
    })),
  });
  return ok({ name: `${id}.xml`, type: "application/xml; charset=utf-8", body });
}
