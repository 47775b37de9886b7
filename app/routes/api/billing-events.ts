export { billingCall as action } from "#app/http/billing.server.ts";
