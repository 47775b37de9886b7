import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listDeliveries } from "../commands/list-deliveries.server.ts";

export const loader = apiRead(listDeliveries);
export const action = noCommands;
