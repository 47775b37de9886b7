import { noReads } from "#app/http/wrappers/api.server.ts";

export { privacyCall as action } from "#app/http/shops.server.ts";
export const loader = noReads;
