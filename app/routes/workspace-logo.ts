export { logoLoader as loader } from "#app/http/account.server.ts";
