import { writePaymentFile } from "#app/features/accounting/agent-billing/payment-file.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST agent-billing/payment-file`: its name and what stands in it. */
export const action = apiCommands([{ method: "POST", command: writePaymentFile }]);
export const loader = noReads;
