import { viewDelivery } from "#app/features/settings/webhooks/list-deliveries.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(viewDelivery);
export const action = noCommands;
