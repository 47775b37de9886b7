import { reserveDocumentNumbers } from "#app/modules/ledger/db/number-series.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { draftInvoice } from "../../db/draft-invoice.server.ts";
import { draftSettlement } from "../../db/draft-settlement.server.ts";
import { insertInvoice } from "../../db/invoice.writes.server.ts";
import { insertSettlement } from "../../db/settlement.writes.server.ts";
import { bumpSharedOrders } from "../../model/combined-orders.ts";
import { generateSchema } from "../../model/invoice.ts";
import { generateEach } from "./generate-each.server.ts";

/** Combines an invoice and a settlement, `net = collections − total`: both are generated, settled and voided together. */
export const combineBilling = createCommand({
  name: "accounting.merchant_billing.combine",
  permission: [
    "accounting.merchant_billing",
    "accounting.merchant_billing.generate_invoices",
    "accounting.merchant_billing.generate_settlements",
  ],
  feature: "vendor_management",
  subscription: true,
  input: generateSchema,
  run: (scope, input) =>
    generateEach(scope, input, ["fees", "held"], async (wanted) => {
      const [invoice, settlement] = await Promise.all([draftInvoice(scope, wanted), draftSettlement(scope, wanted)]);
      if (!invoice || !settlement) return null;
      const [invoiceNumber, settlementNumber] = await Promise.all([
        reserveDocumentNumbers(scope, "invoice", 1),
        reserveDocumentNumbers(scope, "settlement", 1),
      ]);
      const [number = "", other = ""] = [invoiceNumber.numbers[0], settlementNumber.numbers[0]];
      const { sums } = invoice;
      const combined = { id: invoice.id, fees: sums.total - sums.tax, tax: sums.tax, total: sums.total };
      return {
        statements: [
          invoiceNumber.statement,
          settlementNumber.statement,
          ...insertInvoice(scope, { ...invoice, number, settlementId: settlement.id }),
          ...insertSettlement(scope, { ...bumpSharedOrders(settlement, invoice), number: other, invoice: combined }),
        ],
        documents: [
          { id: invoice.id, number },
          { id: settlement.id, number: other },
        ],
      };
    }),
});
