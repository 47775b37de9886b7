import { listMerchants } from "#app/features/settings/list-merchants.server.ts";
import { createMerchant } from "#app/features/settings/save-merchant.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(listMerchants);
export const action = apiCommands([{ method: "POST", command: createMerchant, status: 201 }]);
