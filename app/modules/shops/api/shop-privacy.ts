import { noReads } from "#app/platform/http/api.server.ts";

export { handlePrivacyWebhook as action } from "../http/shop-calls.server.ts";
export const loader = noReads;
