import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { billingEndpoints } from "./api/billing.endpoints.ts";
import { creditNotesEndpoints } from "./api/credit-notes.endpoints.ts";
import { invoicesEndpoints } from "./api/invoices.endpoints.ts";
import { selfBillingEndpoints } from "./api/self-billing.endpoints.ts";
import { sendingsEndpoints } from "./api/sendings.endpoints.ts";
import { settlementsEndpoints } from "./api/settlements.endpoints.ts";

/** Headings of the description. */
const tags = {
  billing: {
    name: "Merchant billing",
    description: "Invoices to merchants, settlements with them, and bank statements.",
  },
  "bank-rules": "What bank lines that pay no document are proposed as.",
};

export const invoicingEndpoints: readonly Endpoint[] = withTags(tags, [
  ...invoicesEndpoints,
  ...creditNotesEndpoints,
  ...settlementsEndpoints,
  ...sendingsEndpoints,
  ...billingEndpoints,
  ...selfBillingEndpoints,
]);
