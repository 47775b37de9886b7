import { deleteShippingMethod } from "#app/features/settings/delete-row.server.ts";
import { viewShippingMethod } from "#app/features/settings/list-shipping-methods.server.ts";
import { updateShippingMethods } from "#app/features/settings/save-shipping-method.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(viewShippingMethod);
export const action = apiCommands([
  { method: "PUT", command: updateShippingMethods },
  { method: "DELETE", command: deleteShippingMethod },
]);
