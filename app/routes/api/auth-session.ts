import { noCommands } from "#app/http/api.server.ts";

export { sessionCall as loader } from "#app/http/session-call.server.ts";

export const action = noCommands;
