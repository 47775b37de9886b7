import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { billingEndpoints } from "./api/billing.endpoints.ts";
import { creditNotesEndpoints } from "./api/credit-notes.endpoints.ts";
import { invoicesEndpoints } from "./api/invoices.endpoints.ts";
import { settlementsEndpoints } from "./api/settlements.endpoints.ts";

export const invoicingEndpoints: readonly Endpoint[] = [
  ...invoicesEndpoints,
  ...creditNotesEndpoints,
  ...settlementsEndpoints,
  ...billingEndpoints,
];
