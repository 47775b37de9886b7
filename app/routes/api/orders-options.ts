import { lookUp } from "#app/features/orders/look-up.server.ts";
import { apiRead, noCommands } from "#app/http/api.server.ts";

/** `GET orders/options/{kind}`. */
export const loader = apiRead(lookUp);
export const action = noCommands;
