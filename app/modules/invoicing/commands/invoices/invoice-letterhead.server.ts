import type { DocumentLetterhead } from "#app/modules/ledger/commands/documents/document-pdf.server.ts";
import { formatExchange } from "#app/modules/ledger/commands/documents/format-exchange.server.ts";
import { formatVatExemption } from "#app/modules/ledger/commands/documents/vat-exemption.server.ts";
import { exchangeTax } from "#app/modules/ledger/model/exchange.ts";
import { formatAddressBlock } from "#app/modules/workspace/model/billing-profile.ts";
import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { InvoiceRecord } from "../../db/invoice.reads.server.ts";
import { toIssuerScope } from "../../db/issuer-scope.ts";
import { type Clearing, isCleared } from "../../model/clearing.ts";
import { formatClearing } from "./format-clearing.server.ts";

/** What surrounds the table of an invoice or its cancellation (`back`): both parties, the dates required by law, and payment details. */
export function composeInvoiceLetterhead(
  invoice: InvoiceRecord,
  { t, scope, language, clearing }: ExportContext & { language: string | null; clearing: Clearing | null },
  back: boolean,
  title: string,
): DocumentLetterhead {
  const { seller, buyer, taxTreatment, cancellation, voidedAt, currency, tax } = invoice;
  const voided = voidedAt === null ? null : toLocalDate(voidedAt, scope.account.timezone);
  return {
    heading: back ? title : t("billing:invoice_heading", { number: title }),
    issuerScope: toIssuerScope(scope, invoice),
    language,
    sender: formatAddressBlock(seller),
    recipient: formatAddressBlock(buyer),
    facts: [
      [t("billing:paper.issued"), back ? voided : invoice.issuedOn, "day"],
      [t("billing:paper.from"), invoice.periodFrom, "day"],
      [t("billing:paper.to"), invoice.periodTo, "day"],
      [t("billing:column.due"), cancellation || isCleared(clearing) ? null : invoice.dueOn, "day"],
      [t("billing:column.paid"), invoice.paidOn, "day"],
      [t("billing:paper.voided"), back ? null : voided, "day"],
      [t("billing:column.currency"), invoice.currency],
    ],
    notes: [
      cancellation && !back ? t("billing:paper.cancelled_by", { number: cancellation }) : null,
      formatVatExemption(t, seller, taxTreatment),
      formatExchange(exchangeTax({ currency, tax: back ? -tax : tax }, invoice.exchange), currency, { t }),
      invoice.discountNote ? `${t("billing:band.discount")}: ${invoice.discountNote}` : null,
      isCleared(clearing)
        ? t("billing:paper.nothing_to_pay", { cleared: formatClearing(clearing, { t }) ?? "" })
        : null,
      seller.iban && !cancellation && !isCleared(clearing)
        ? t("billing:paper.pay_into", { iban: seller.iban, number: invoice.number })
        : null,
      seller.email ? t("billing:paper.questions", { email: seller.email }) : null,
    ],
  };
}
