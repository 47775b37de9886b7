import { noCommands } from "#app/platform/http/api.server.ts";

export { sessionCall as loader } from "../http/session-call.server.ts";

export const action = noCommands;
