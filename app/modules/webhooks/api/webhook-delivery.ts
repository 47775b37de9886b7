import { toldObjects } from "#app/modules/developers/http/told-objects.server.ts";
import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { createViewDelivery } from "../commands/list-deliveries.server.ts";

export const loader = apiRead(createViewDelivery(toldObjects));
export const action = noCommands;
