import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { viewSubscription } from "../commands/subscription/view-subscription.server.ts";

export const loader = apiRead(viewSubscription);
export const action = noCommands;
