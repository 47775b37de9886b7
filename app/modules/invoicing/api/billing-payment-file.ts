import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { writeSettlementPaymentFile } from "../commands/settlements/payment-file.server.ts";

/** `POST billing/payment-file`: its name and what stands in it. */
export const action = apiCommands([{ method: "POST", command: writeSettlementPaymentFile }]);
export const loader = noReads;
