export { logoLoader as loader } from "../http/account.server.ts";
