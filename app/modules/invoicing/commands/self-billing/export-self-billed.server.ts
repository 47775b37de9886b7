import { z } from "zod";
import { formatExchange } from "#app/modules/ledger/commands/documents/format-exchange.server.ts";
import { readCreditNoteParties } from "#app/modules/ledger/db/party.reads.server.ts";
import { exchangeTax } from "#app/modules/ledger/model/exchange.ts";
import {
  formatTransactionFormula,
  formatTransactionType,
} from "#app/modules/payouts/commands/format-transaction.server.ts";
import { readAgentReceipt, readAgentReceiptLines } from "#app/modules/payouts/db/agent-receipts.reads.server.ts";
import { isUntaxed } from "#app/modules/payouts/model/receipt-sums.ts";
import { getDocumentLanguage } from "#app/modules/workspace/model/billing-profile.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { textSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import type { ExportedFile } from "#app/platform/lists/export-list.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { renderCiiInvoice } from "../../model/cii.ts";
import { findMissingFields } from "../../model/e-invoice.ts";
import { toSelfBilledInvoice } from "../../model/self-billed-invoice.ts";
import { renderUblInvoice } from "../../model/ubl.ts";

const renderers = { ubl: renderUblInvoice, cii: renderCiiInvoice } as const;

/** Exports a credit note to an agent as an e-invoice of EN 16931, type 389, with its VAT in the tax currency; what is voided or for payroll has none. */
export const exportSelfBilledInvoice = createCommand({
  name: "accounting.agent_billing.e_invoice",
  permission: ["accounting.agent_billing", "accounting.agent_billing.export_receipt"],
  feature: "fleet_management",
  input: z.object({ number: textSchema(40), format: z.enum(["ubl", "cii"]), language: z.string() }),
  run: async (scope, { number, format, language }) => {
    const receipt = await readAgentReceipt(scope, number);
    if (!receipt || receipt.payroll) return fail("agent_receipt_not_found");
    const t = createTranslator(language);
    if (receipt.voidedAt !== null) return fail("e_invoice_unfit", { what: t("billing:paper.voided") });
    const [lines, { issuer, supplier }] = await Promise.all([
      readAgentReceiptLines(scope, receipt.id),
      readCreditNoteParties(scope, receipt),
    ]);
    if (!supplier.treatment) return fail("e_invoice_unfit", { what: t("payouts:lacking.treatment") });
    const writing = { scope, t: createTranslator(getDocumentLanguage({ seller: {}, buyer: supplier }) ?? language) };
    const issuedOn = toLocalDate(receipt.createdAt, scope.account.timezone);
    const { currency } = receipt;
    const exchanged = exchangeTax(receipt, receipt.exchange);
    const made = toSelfBilledInvoice({
      ...{ receipt, seller: supplier, buyer: issuer, issuedOn, exchanged },
      note: formatExchange(exchanged, currency, writing),
      lines: lines.map((line) => ({
        name: line.description ?? `${formatTransactionType(line, writing)}: ${formatTransactionFormula(line, writing)}`,
        ...{ amount: line.amount ?? 0, day: line.day, untaxed: isUntaxed(line) },
      })),
    });
    const missing = findMissingFields(made, "en16931").map((each) => t(`billing:missing.${each}`));
    if (missing.length > 0) return fail("e_invoice_unfit", { what: missing.join(", ") });
    return ok<ExportedFile>({ name: `${number}.xml`, type: "application/xml", body: renderers[format](made) });
  },
});
