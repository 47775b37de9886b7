import { amountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import { type DocumentTable, documentFiles } from "#app/modules/ledger/commands/documents/document-file.server.ts";
import { writtenPercent } from "#app/modules/ledger/commands/documents/document-paper.server.ts";
import { noVat } from "#app/modules/ledger/commands/documents/no-vat.server.ts";
import { readSides } from "#app/modules/ledger/db/party.reads.server.ts";
import { containedTax } from "#app/modules/ledger/model/tax.ts";
import { addressBlock, documentLanguage, lackingOf } from "#app/modules/workspace/model/profile.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { localTime } from "#app/platform/lists/export-columns.server.ts";
import type { Writing } from "#app/platform/lists/export-list.server.ts";
import { localDateOf } from "#app/platform/time/local-time.ts";
import { readAgentReceipt, readAgentReceiptLines } from "../db/agent-receipts.reads.server.ts";
import { kindOf, writeFormula } from "./written-transaction.server.ts";

/** A receipt of payouts on paper, or for a sheet. */
export const agentReceiptFiles = documentFiles({
  module: "accounting.agent_billing",
  deed: { print: "accounting.agent_billing.print_receipt", export: "accounting.agent_billing.export_receipt" },
  feature: "fleet_management",
  missing: "agent_receipt_not_found",
  path: "/api/agent-billing/receipts",
  read: creditNote,
});

/**
 * The credit note of a payout, the account's invoice to itself for what the agent did (§ 14 (2) UStG), in the agent's language
 * where it has one. What the law asks for and nobody said is named as lacking.
 */
export async function creditNote(scope: Scope, number: string, reader: Writing): Promise<DocumentTable | null> {
  const receipt = await readAgentReceipt(scope, number);
  if (!receipt) return null;
  const [lines, { issuer, supplier }] = await Promise.all([
    readAgentReceiptLines(scope, receipt.id),
    readSides(scope, receipt),
  ]);
  const language = documentLanguage({ seller: {}, buyer: supplier });
  const writing = language ? { ...reader, t: translator(language) } : reader;
  const { t } = writing;
  const { currency, total, cash } = receipt;
  const days = lines.map(({ day }) => day).toSorted();
  const lacking = lackingOf(supplier).map((fact) => t(`payouts:lacking.${fact}`));
  const rate = supplier.treatment === "standard" ? supplier.taxRate : undefined;
  const tax = containedTax(total ?? 0, rate ?? 0);
  return {
    title: [number, supplier.name, currency].filter(Boolean).join(" · "),
    currency,
    letter: {
      heading: t("payouts:paper_heading", { number }),
      language,
      sender: addressBlock(issuer),
      recipient: addressBlock(supplier),
      facts: [
        [t("billing:paper.issued"), localDateOf(receipt.createdAt, scope.account.timezone), "day"],
        [t("billing:paper.from"), days[0] ?? null, "day"],
        [t("billing:paper.to"), days.at(-1) ?? null, "day"],
        [t("common:field.currency"), currency],
        [t("settings:billing.vat_id"), supplier.vatId ?? null],
        [t("settings:billing.tax_number"), supplier.taxNumber ?? null],
      ],
      notes: [
        noVat(t, supplier, supplier.treatment),
        lacking.length > 0 ? t("payouts:lacking_note", { what: lacking.join(", ") }) : null,
      ],
    },
    head: ["day", "kind", "formula", "amount"].map((key) => t(`payouts:column.${key}`)),
    lines: lines.map((line) => [
      localTime(line.day),
      kindOf(line, writing),
      writeFormula(line, writing),
      amountCell(line.amount, currency),
    ]),
    sums: [
      ...(rate === undefined
        ? []
        : ([
            [t("payouts:band.net"), (total ?? 0) - tax],
            [t("billing:band.vat", { rate: writtenPercent(rate, t) }), tax],
          ] as const)),
      [t("payouts:band.earned"), total],
      [t("payouts:band.cash"), cash],
      [t("payouts:band.to_pay"), (total ?? 0) - (cash ?? 0)],
    ],
  };
}
