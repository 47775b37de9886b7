import { reserveDocumentNumbers } from "#app/modules/ledger/db/number-series.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { draftSettlement } from "../../db/draft-settlement.server.ts";
import { insertSettlement } from "../../db/settlement.writes.server.ts";
import { generateSchema } from "../../model/invoice.ts";
import { generateEach } from "../billing/generate-each.server.ts";

/** Generates settlements of held collections, one per merchant and currency. */
export const generateSettlements = createCommand({
  name: "accounting.merchant_billing.generate_settlements",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.generate_settlements"],
  feature: "vendor_management",
  subscription: true,
  input: generateSchema,
  run: (scope, input) =>
    generateEach(scope, input, ["held"], async (wanted) => {
      const draft = await draftSettlement(scope, wanted);
      if (!draft) return null;
      const { numbers, statement } = await reserveDocumentNumbers(scope, "settlement", 1);
      const number = numbers[0] ?? "";
      return {
        statements: [statement, ...insertSettlement(scope, { ...draft, number, invoice: null })],
        documents: [{ id: draft.id, number }],
      };
    }),
});
