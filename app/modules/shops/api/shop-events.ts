import { noReads } from "#app/platform/http/api.server.ts";

export { handleShopWebhook as action } from "../http/shops.server.ts";
export const loader = noReads;
