import { toAmountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import { createDocumentFileCommands } from "#app/modules/ledger/commands/documents/document-file.server.ts";
import type { DocumentTable } from "#app/modules/ledger/commands/documents/document-table.server.ts";
import { readSeller } from "#app/modules/ledger/db/party.reads.server.ts";
import { readTill } from "#app/modules/ledger/db/tills.reads.server.ts";
import { depositStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { formatAddressBlock } from "#app/modules/workspace/model/billing-profile.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readDeposit, readDepositCheques } from "../db/deposits.reads.server.ts";

/** Prints and exports a deposit's slip. */
export const depositFiles = createDocumentFileCommands({
  module: "accounting.order_collections",
  action: {
    print: "accounting.order_collections.print_receipt",
    export: "accounting.order_collections.export_receipt",
  },
  missing: "not_found",
  path: "/api/deposits",
  read: readDepositTable,
});

/** The slip: account, bag and slip, the cheques, and what the bank is to credit. */
async function readDepositTable(scope: Scope, number: string, { t }: ExportContext): Promise<DocumentTable | null> {
  const deposit = await readDeposit(scope, number);
  if (!deposit) return null;
  const [seller, pieces, till] = await Promise.all([
    readSeller(scope),
    readDepositCheques(scope, deposit.id),
    deposit.tillId === null ? undefined : readTill(scope, deposit.tillId),
  ]);
  const { currency, kind, slip, bag, note, createdByName } = deposit;
  const [amount, fee] = [deposit.amount ?? 0, deposit.fee ?? 0];
  const voided = deposit.status === depositStatuses.code.voided;
  const called = [number, voided ? t("billing:paper.voided") : null].filter(Boolean).join(" · ");
  const what: OutputCell[][] =
    kind === "cheque"
      ? pieces.map((piece) => [
          piece.orderNumber ?? piece.invoiceNumber ?? "",
          piece.customerName ?? "",
          currency,
          toAmountCell(piece.amount, currency),
        ])
      : [[t(`deposits:kind.${kind}`), note ?? "", currency, toAmountCell(amount, currency)]];
  return {
    title: [t("deposits:slip_title", { number: called }), currency].join(" · "),
    currency,
    voided,
    letterhead: {
      heading: t("deposits:slip_title", { number: called }),
      sender: formatAddressBlock(seller),
      recipient: [],
      facts: [
        [t("deposits:column.handed_in"), toLocalDate(deposit.createdAt ?? 0, scope.account.timezone), "day"],
        [t("deposits:to_account"), seller.iban ?? null],
        [t("accounting:till.label"), till?.name ?? null],
        [t("deposits:column.slip"), slip],
        [t("deposits:column.bag"), bag],
        [t("deposits:handed_by"), createdByName],
        [t("deposits:signature"), "______________________"],
      ],
      notes: [kind === "cash" && note ? note : null],
    },
    head: [
      t("deposits:column.what"),
      t("deposits:column.drawn_by"),
      t("billing:column.currency"),
      t("deposits:column.amount"),
    ],
    lines: what,
    sums: [
      [t("deposits:fee"), fee === 0 ? null : -fee],
      [t("deposits:expected"), amount - fee],
    ],
  };
}
