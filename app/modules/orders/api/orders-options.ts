import { apiReads, noCommands } from "#app/platform/http/api.server.ts";
import { listOrderOptions, orderOptionKinds } from "../commands/create/order-options.server.ts";

/** `GET orders/options/{kind}`. */
export const loader = apiReads([{ at: { kind: orderOptionKinds }, read: listOrderOptions }]);
export const action = noCommands;
