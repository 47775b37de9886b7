import { noReads } from "#app/http/wrappers/api.server.ts";

export { shopCall as action } from "#app/http/shops.server.ts";
export const loader = noReads;
