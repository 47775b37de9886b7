import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { createDocumentFileLoader, xmlType } from "#app/platform/http/files/document-files.server.ts";
import { exportSelfBilledInvoice } from "../commands/self-billing/export-self-billed.server.ts";

export const selfBillingEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/agent-billing/receipts/:number/e-invoice",
    access: {
      permission: ["accounting.agent_billing", "accounting.agent_billing.export_receipt"],
      feature: "fleet_management",
    },
    summary: "The e-invoice of a credit note to an agent",
    description: "Type 389, self-billed, in UBL without a `format`",
    file: { ubl: xmlType, cii: xmlType },
    handler: createDocumentFileLoader(exportSelfBilledInvoice, "ubl"),
  }),
];
