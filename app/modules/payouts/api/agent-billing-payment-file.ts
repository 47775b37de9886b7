import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { writeAgentPaymentFile } from "../commands/payment-file.server.ts";

/** `POST agent-billing/payment-file`: its name and what stands in it. */
export const action = apiCommands([{ method: "POST", command: writeAgentPaymentFile }]);
export const loader = noReads;
