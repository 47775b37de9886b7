import { noCommands } from "#app/platform/http/api.server.ts";

export { handleSessionCall as loader } from "../http/session-call.server.ts";

export const action = noCommands;
