import { reserveDocumentNumbers } from "#app/modules/ledger/db/number-series.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { draftInvoice } from "../../db/draft-invoice.server.ts";
import { insertInvoice } from "../../db/invoice.writes.server.ts";
import { generateSchema } from "../../model/invoice.ts";
import { generateEach } from "../billing/generate-each.server.ts";

/** Generates invoices, one per merchant and currency: for chosen merchants, chosen orders, or all, optionally for a range of days. */
export const generateInvoices = createCommand({
  name: "accounting.merchant_billing.generate_invoices",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.generate_invoices"],
  feature: "vendor_management",
  subscription: true,
  input: generateSchema,
  run: (scope, input) =>
    generateEach(scope, input, ["fees"], async (wanted) => {
      const draft = await draftInvoice(scope, wanted);
      if (!draft) return null;
      const { numbers, statement } = await reserveDocumentNumbers(scope, "invoice", 1);
      const number = numbers[0] ?? "";
      return {
        statements: [statement, ...insertInvoice(scope, { ...draft, number, settlementId: null })],
        documents: [{ id: draft.id, number }],
      };
    }),
});
