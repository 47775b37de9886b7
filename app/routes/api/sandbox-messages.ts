import { viewHeldMessages } from "#app/features/settings/sandbox/view-sandbox.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET sandbox/messages`: what the sandbox would have sent. */
export const loader = apiRead(viewHeldMessages);
export const action = noCommands;
