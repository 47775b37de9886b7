import { viewSubscription } from "#app/features/billing/view-subscription.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(viewSubscription);
export const action = noCommands;
