import { noCommands } from "#app/http/wrappers/api.server.ts";

export { sessionCall as loader } from "#app/http/sign-in/session-call.server.ts";

export const action = noCommands;
