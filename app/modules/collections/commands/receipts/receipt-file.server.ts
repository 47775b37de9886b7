import { toAmountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import { createDocumentFileCommands } from "#app/modules/ledger/commands/documents/document-file.server.ts";
import type { DocumentTable } from "#app/modules/ledger/commands/documents/document-table.server.ts";
import { readSeller } from "#app/modules/ledger/db/party.reads.server.ts";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { formatAddressBlock } from "#app/modules/workspace/model/billing-profile.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readReceipt, readReceiptLines } from "../../db/receipt.reads.server.ts";

/** Prints and exports a receipt. */
export const receiptFiles = createDocumentFileCommands({
  module: "accounting.order_collections",
  action: {
    print: "accounting.order_collections.print_receipt",
    export: "accounting.order_collections.export_receipt",
  },
  feature: "fleet_management",
  missing: "receipt_not_found",
  path: "/api/collections/receipts",
  read: readReceiptTable,
});

/** The lines of a receipt with their sums. */
async function readReceiptTable(scope: Scope, number: string, { t }: ExportContext): Promise<DocumentTable | null> {
  const receipt = await readReceipt(scope, number);
  if (!receipt) return null;
  const [lines, agents, seller] = await Promise.all([
    readReceiptLines(scope, receipt.id),
    readNames(scope, "agents", [receipt.agentId]),
    readSeller(scope),
  ]);
  const merchants = await readNames(
    scope,
    "merchants",
    lines.map(({ merchantId }) => merchantId),
  );
  const { currency } = receipt;
  const word = (key: string) => t(`accounting:column.${key}`);
  const voided = receipt.voidedAt === null ? null : toLocalDate(receipt.voidedAt, scope.account.timezone);
  const called = [number, voided && t("billing:paper.voided")].filter(Boolean).join(" · ");
  return {
    title: [called, agents.get(receipt.agentId), currency].filter(Boolean).join(" · "),
    currency,
    voided: voided !== null,
    letterhead: {
      heading: t("accounting:paper_heading", { number: called }),
      sender: formatAddressBlock(seller),
      recipient: [agents.get(receipt.agentId) ?? ""],
      facts: [
        [t("accounting:column.generated"), toLocalDate(receipt.createdAt, scope.account.timezone), "day"],
        [t("billing:paper.voided"), voided, "day"],
        [t("common:field.currency"), currency],
      ],
      notes: [],
    },
    head: ["order", "merchant", "customer", "collected", "method", "amount"].map(word),
    lines: lines.map((line): OutputCell[] => [
      line.orderNumber,
      merchants.get(line.merchantId ?? "") ?? "",
      line.customerName,
      toMomentCell(line.collectedAt, { scope, t }),
      t(`accounting:method.${paymentMethods.byCode(line.method).key}`),
      toAmountCell(line.amount, currency),
    ]),
    sums: [
      [word("total"), receipt.total],
      [word("cash"), receipt.cash],
      [word("counted"), receipt.counted],
      [word("difference"), receipt.difference === 0 ? null : receipt.difference],
    ],
  };
}
