import { toAmountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import { createDocumentFileCommands } from "#app/modules/ledger/commands/documents/document-file.server.ts";
import { formatTaxRate } from "#app/modules/ledger/commands/documents/document-pdf.server.ts";
import type { DocumentTable } from "#app/modules/ledger/commands/documents/document-table.server.ts";
import { formatExchange } from "#app/modules/ledger/commands/documents/format-exchange.server.ts";
import { formatVatExemption } from "#app/modules/ledger/commands/documents/vat-exemption.server.ts";
import { readCreditNoteParties } from "#app/modules/ledger/db/party.reads.server.ts";
import { computePayableAmount } from "#app/modules/ledger/model/earnings/agent-postings.ts";
import { exchangeTax } from "#app/modules/ledger/model/exchange.ts";
import { formatAddressBlock, getDocumentLanguage } from "#app/modules/workspace/model/billing-profile.ts";
import { listMissingSupplierFacts } from "#app/modules/workspace/model/supplier-profile.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { toLocalTimeCell } from "#app/platform/lists/export-columns.server.ts";
import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readAgentReceipt, readAgentReceiptLines } from "../db/agent-receipts.reads.server.ts";
import { computeReceiptSums } from "../model/receipt-sums.ts";
import { formatTransactionFormula, formatTransactionType } from "./format-transaction.server.ts";

/** Prints and exports a payout receipt. */
export const agentReceiptFiles = createDocumentFileCommands({
  module: "accounting.agent_billing",
  action: { print: "accounting.agent_billing.print_receipt", export: "accounting.agent_billing.export_receipt" },
  feature: "fleet_management",
  missing: "agent_receipt_not_found",
  path: "/api/agent-billing/receipts",
  read: readAgentReceiptTable,
});

/**
 * The credit note of a payout (self-billing under § 14 (2) UStG), of an employee the statement for payroll, in the agent's
 * language if it is known. Legally required details that are missing are listed.
 */
export async function readAgentReceiptTable(
  scope: Scope,
  number: string,
  reader: ExportContext,
): Promise<DocumentTable | null> {
  const receipt = await readAgentReceipt(scope, number);
  if (!receipt) return null;
  const [lines, { issuer, supplier }] = await Promise.all([
    readAgentReceiptLines(scope, receipt.id),
    readCreditNoteParties(scope, receipt),
  ]);
  const language = getDocumentLanguage({ seller: {}, buyer: supplier });
  const writing = language ? { ...reader, t: createTranslator(language) } : reader;
  const { t } = writing;
  const { currency, total, cash, tax, taxRate, payroll } = receipt;
  const days = lines.map(({ day }) => day).toSorted();
  const lacking = listMissingSupplierFacts(supplier).map((fact) => t(`payouts:lacking.${fact}`));
  const left = computePayableAmount(receipt);
  const { net, untaxed } = computeReceiptSums(lines, null);
  const voided = receipt.voidedAt === null ? null : toLocalDate(receipt.voidedAt, scope.account.timezone);
  const said = voided && t("billing:paper.voided");
  return {
    title: [number, said, supplier.name, currency].filter(Boolean).join(" · "),
    currency,
    voided: voided !== null,
    letterhead: {
      heading: [t(payroll ? "payouts:payroll_heading" : "payouts:paper_heading", { number }), said]
        .filter(Boolean)
        .join(" · "),
      language,
      sender: formatAddressBlock(issuer),
      recipient: formatAddressBlock(supplier),
      facts: [
        [t("billing:paper.issued"), toLocalDate(receipt.createdAt, scope.account.timezone), "day"],
        [t("billing:paper.voided"), voided, "day"],
        [t("billing:paper.from"), days[0] ?? null, "day"],
        [t("billing:paper.to"), days.at(-1) ?? null, "day"],
        [t("common:field.currency"), currency],
        [t("billing_details:vat_id"), supplier.vatId ?? null],
        [t("billing_details:tax_number"), supplier.taxNumber ?? null],
      ],
      notes: [
        payroll ? t("payouts:payroll_note") : voided && t("payouts:voided_note"),
        payroll ? null : formatVatExemption(t, supplier, supplier.treatment),
        formatExchange(exchangeTax(receipt, receipt.exchange), currency, { t }),
        lacking.length > 0 ? t("payouts:lacking_note", { what: lacking.join(", ") }) : null,
      ],
    },
    head: ["day", "kind", "formula", "amount"].map((key) => t(`payouts:column.${key}`)),
    lines: lines.map((line) => [
      toLocalTimeCell(line.day),
      formatTransactionType(line, writing),
      // Without the name of who wrote it, which is no business of the recipient.
      line.description ?? formatTransactionFormula(line, writing),
      toAmountCell(line.amount, currency),
    ]),
    sums: [
      [t("payouts:band.net"), taxRate === null ? null : net - untaxed],
      [t("payouts:band.vat", { rate: formatTaxRate(taxRate ?? 0, t) }), taxRate === null ? null : tax],
      [t("payouts:band.untaxed"), taxRate === null || untaxed === 0 ? null : untaxed],
      [t(taxRate === null ? "payouts:band.earned" : "payouts:band.gross"), total],
      [t("payouts:band.cash"), cash === null ? null : -cash],
      [t(left < 0 ? "payouts:band.hands_over" : "payouts:band.to_pay"), payroll ? null : Math.abs(left)],
    ],
  };
}
