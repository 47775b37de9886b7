export { logoLoader as loader } from "#app/http/wrappers/account.server.ts";
