import { createCommand } from "#app/platform/commands/command.server.ts";
import { generateSchema } from "../../model/invoice.ts";
import { generateEach } from "../billing/generate-each.server.ts";
import { createSettlement } from "./new-settlement.server.ts";

/** Generates settlements of held collections, one per merchant and currency. */
export const generateSettlements = createCommand({
  name: "accounting.merchant_billing.generate_settlements",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.generate_settlements"],
  feature: "vendor_management",
  subscription: true,
  input: generateSchema,
  run: (scope, input) => generateEach(scope, input, ["held"], (wanted) => createSettlement(scope, wanted)),
});
