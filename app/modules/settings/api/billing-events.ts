import { noReads } from "#app/platform/http/api.server.ts";

export { billingCall as action } from "../http/billing.server.ts";
export const loader = noReads;
