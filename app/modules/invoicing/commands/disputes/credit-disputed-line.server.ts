import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import type { FoundLine } from "../../db/dispute.reads.server.ts";
import { closeDispute } from "../../db/dispute.writes.server.ts";
import { recordCredit } from "../credit-notes/credit-invoice.server.ts";

/** Credits `amount` (minor units, before discount and VAT) of a disputed line by a credit note. More cannot be charged for it. */
export async function creditDisputedLine(
  scope: Scope,
  found: Extract<FoundLine, { kind: "invoice" }>,
  amount: number,
  note: string | null,
): Promise<Result<Statement[]>> {
  const { document: invoice, line } = found;
  const t = createTranslator(invoice.buyer.language ?? "en");
  const reason = note ?? t("billing:correction_of", { order: line.called }).slice(0, 200);
  const wanted = [{ line: line.id, amount: formatDecimal({ amount, currency: invoice.currency }) }];
  const credit = await recordCredit(scope, invoice, { all: false, lines: wanted, reason }, invoice.disputes - 1);
  if (credit.ok) return ok([...credit.value, closeDispute(scope, found, "corrected", note)]);
  // What is wrong with the line is reported at the field of the amount.
  const [issues] = Object.values(credit.failure.fields ?? {});
  return issues ? failFields({ amount: issues }) : credit;
}
