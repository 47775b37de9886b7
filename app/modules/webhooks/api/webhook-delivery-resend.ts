import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { resendDelivery } from "../commands/resend-delivery.server.ts";

export const loader = noReads;
export const action = apiCommands([{ method: "POST", command: resendDelivery }]);
