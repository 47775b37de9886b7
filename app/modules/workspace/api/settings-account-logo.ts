import { noReads } from "#app/platform/http/api.server.ts";

export { handleLogoCall as action } from "../http/account.server.ts";
export const loader = noReads;
