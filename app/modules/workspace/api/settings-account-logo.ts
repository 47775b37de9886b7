import { noReads } from "#app/http/wrappers/api.server.ts";

export { logoCall as action } from "#app/http/wrappers/account.server.ts";
export const loader = noReads;
