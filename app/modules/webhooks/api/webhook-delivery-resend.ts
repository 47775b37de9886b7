import { resendDelivery } from "#app/features/settings/webhooks/resend-delivery.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const loader = noReads;
export const action = apiCommands([{ method: "POST", command: resendDelivery }]);
