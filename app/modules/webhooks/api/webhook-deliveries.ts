import { listDeliveries } from "#app/features/settings/webhooks/list-deliveries.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(listDeliveries);
export const action = noCommands;
