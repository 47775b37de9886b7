import { toAmountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import { createDocumentFileCommands } from "#app/modules/ledger/commands/documents/document-file.server.ts";
import type { DocumentTable } from "#app/modules/ledger/commands/documents/document-table.server.ts";
import { formatAddressBlock, getDocumentLanguage } from "#app/modules/workspace/model/billing-profile.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { toIssuerScope } from "../../db/issuer-scope.ts";
import { readSettlement } from "../../db/settlement.reads.server.ts";
import { formatStatementLineMethod } from "../../model/statement-line-method.ts";
import { viewSettlement } from "./view-settlements.server.ts";

/** Prints and exports a settlement's statement. */
export const settlementFiles = createDocumentFileCommands({
  module: "accounting.merchant_billing",
  action: {
    print: "accounting.merchant_billing.print_settlement",
    export: "accounting.merchant_billing.export_settlement",
  },
  missing: "settlement_not_found",
  path: "/api/billing/settlements",
  read: readSettlementTable,
});

/** The lines and sums of a statement, in the merchant's language if known. */
export async function readSettlementTable(
  scope: Scope,
  number: string,
  reader: ExportContext,
): Promise<DocumentTable | null> {
  const found = await viewSettlement(scope, { params: { number } });
  if (!found.ok) return null;
  const { settlement, lines } = found.value;
  const owner = await readSettlement(scope, number);
  const { currency } = settlement;
  const language = getDocumentLanguage(settlement);
  const t = language ? createTranslator(language) : reader.t;
  const words = ["order", "reference", "delivered", "city", "expected", "collected", "received", "method"] as const;
  const sums = ["fees", "vat", "currency", "net"] as const;
  const amount = (value: number | null) => toAmountCell(value, currency);
  const voided = settlement.voidedAt === null ? null : toLocalDate(settlement.voidedAt, scope.account.timezone);
  const called = [settlement.number, voided && t("billing:paper.voided")].filter(Boolean).join(" · ");
  return {
    title: [called, settlement.merchantName, currency].filter(Boolean).join(" · "),
    currency,
    voided: voided !== null,
    letterhead: {
      heading: t("billing:statement_heading", { number: called }),
      ...(owner ? { issuerScope: toIssuerScope(scope, owner) } : {}),
      language,
      sender: formatAddressBlock(settlement.seller),
      recipient: formatAddressBlock(settlement.buyer),
      facts: [
        [t("billing:column.created"), toLocalDate(settlement.createdAt, scope.account.timezone), "day"],
        [t("billing:column.settled"), settlement.settledOn, "day"],
        [t("billing:paper.voided"), voided, "day"],
        [t("billing:column.invoice"), settlement.invoiceNumber],
        [t("billing:column.reference"), settlement.reference],
        [t("billing:column.currency"), currency],
      ],
      notes: [
        settlement.closing < 0 && settlement.settledOn === null && voided === null && settlement.seller.iban
          ? t("billing:paper.pay_into", { iban: settlement.seller.iban, number: settlement.number })
          : null,
        settlement.seller.email ? t("billing:paper.questions", { email: settlement.seller.email }) : null,
      ],
    },
    head: [...words, ...sums].map((key) => t(`billing:column.${key}`)),
    lines: lines.map((line): OutputCell[] => [
      line.orderNumber ?? "",
      line.kind === "correction" ? t("billing:correction") : (line.reference ?? ""),
      toMomentCell(line.deliveredAt, { scope, t }),
      line.city ?? "",
      amount(line.expected),
      amount(line.collected),
      amount(line.received),
      formatStatementLineMethod(line, t),
      amount(line.fees),
      amount(line.vat),
      currency,
      amount(line.net),
    ]),
    sums: [
      [t("billing:band.opening"), settlement.opening],
      [t("billing:band.received"), settlement.received],
      [t("billing:band.corrected"), settlement.corrected === 0 ? null : settlement.corrected],
      [t("billing:band.fees"), settlement.invoiceId ? -settlement.fees : null],
      [t("billing:band.no_vat"), settlement.invoiceId ? -settlement.tax : null],
      [t("billing:column.closing"), settlement.closing],
    ],
  };
}
