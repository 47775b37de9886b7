import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import type { FoundLine } from "../../db/dispute.reads.server.ts";
import { closeDispute } from "../../db/dispute.writes.server.ts";
import { restateInvoice } from "../invoices/restate-invoice.server.ts";

/**
 * Adds a line to a pending invoice that credits `amount` (minor units, before VAT) to the merchant, or charges it if
 * negative, with the dispute's text. The disputed line stays unchanged.
 */
export async function correctInvoice(
  scope: Scope,
  found: Extract<FoundLine, { kind: "invoice" }>,
  amount: number,
  note: string | null,
): Promise<Result<Statement[]>> {
  const { document: invoice, line } = found;
  const t = createTranslator(invoice.buyer.language ?? "en");
  const description = t("billing:correction_of", { order: line.called }).slice(0, 200);
  const less = formatDecimal({ amount: -amount, currency: invoice.currency });
  const restated = await restateInvoice(scope, {
    ...{ invoice, to: invoice.status, type: "corrected", disputes: invoice.disputes - 1 },
    changes: { add: [{ description, amount: less }], remove: [] },
    detail: () => ({ order: line.called, amount, note }),
  });
  if (restated.ok) return ok([...restated.value, closeDispute(scope, found, "corrected", note)]);
  // An error of the added line is reported at the field of the amount.
  const [issues] = Object.values(restated.failure.fields ?? {});
  return issues ? failFields({ amount: issues }) : restated;
}
