import {
  readAgentReceipt,
  readAgentReceiptLines,
} from "#app/data/accounting/agent-billing/agent-receipts.reads.server.ts";
import { readSeller } from "#app/data/billing/party.reads.server.ts";
import { readNames } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { addressBlock } from "#app/domain/billing/profile.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import type { Writing } from "../../export-list.server.ts";
import { type DocumentTable, documentFiles } from "../documents/document-file.server.ts";
import { amountCell } from "../export-accounting.server.ts";
import { kindOf, writeFormula } from "./written-transaction.server.ts";

/** A receipt of payouts on paper, or for a sheet. */
export const agentReceiptFiles = documentFiles({
  module: "accounting.agent_billing",
  deed: { print: "accounting.agent_billing.print_receipt", export: "accounting.agent_billing.export_receipt" },
  feature: "fleet_management",
  missing: "agent_receipt_not_found",
  path: "/api/agent-billing/receipts",
  read: readTable,
});

async function readTable(scope: Scope, number: string, writing: Writing): Promise<DocumentTable | null> {
  const receipt = await readAgentReceipt(scope, number);
  if (!receipt) return null;
  const [lines, agents, seller] = await Promise.all([
    readAgentReceiptLines(scope, receipt.id),
    readNames(scope, "agents", [receipt.agentId]),
    readSeller(scope),
  ]);
  const { t } = writing;
  const { currency, total, cash } = receipt;
  return {
    title: [number, agents.get(receipt.agentId), currency].filter(Boolean).join(" · "),
    currency,
    letter: {
      heading: t("payouts:paper_heading", { number }),
      sender: addressBlock(seller),
      recipient: [agents.get(receipt.agentId) ?? ""],
      facts: [
        [t("payouts:column.day"), localDateOf(receipt.createdAt, scope.account.timezone), "day"],
        [t("common:field.currency"), currency],
      ],
      notes: [],
    },
    head: ["day", "kind", "formula", "amount"].map((key) => t(`payouts:column.${key}`)),
    lines: lines.map((line) => [
      line.day,
      kindOf(line, writing),
      writeFormula(line, writing),
      amountCell(line.amount, currency),
    ]),
    sums: [
      [t("payouts:band.earned"), total],
      [t("payouts:band.cash"), cash],
      [t("payouts:band.to_pay"), total - (cash ?? 0)],
    ],
  };
}
