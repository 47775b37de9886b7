export { logoCall as action } from "#app/http/account.server.ts";
