import { viewMerchant } from "#app/features/settings/list-merchants.server.ts";
import { updateMerchants } from "#app/features/settings/save-merchant.server.ts";
import { deactivateMerchants } from "#app/features/settings/switch-active.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(viewMerchant);
export const action = apiCommands([
  { method: "PUT", command: updateMerchants },
  { method: "DELETE", command: deactivateMerchants },
]);
