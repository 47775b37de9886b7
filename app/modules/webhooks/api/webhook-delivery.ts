import { viewDelivery } from "#app/features/settings/webhooks/list-deliveries.server.ts";
import { toldObjects } from "#app/http/events/told-objects.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(viewDelivery(toldObjects));
export const action = noCommands;
