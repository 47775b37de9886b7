import { listShippingMethods } from "#app/features/settings/list-shipping-methods.server.ts";
import { createShippingMethod } from "#app/features/settings/save-shipping-method.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(listShippingMethods);
export const action = apiCommands([{ method: "POST", command: createShippingMethod, status: 201 }]);
