import { noReads } from "#app/platform/http/api.server.ts";

export { handleBillingEvent as action } from "../http/billing.server.ts";
export const loader = noReads;
