import { noReads } from "#app/http/api.server.ts";

export { logoCall as action } from "#app/http/account.server.ts";
export const loader = noReads;
