import { noReads } from "#app/http/wrappers/api.server.ts";

export { billingCall as action } from "#app/http/billing.server.ts";
export const loader = noReads;
