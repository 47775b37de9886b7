import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { writeSettlementFile } from "../commands/settlements/payment-file.server.ts";

/** `POST billing/payment-file`: its name and what stands in it. */
export const action = apiCommands([{ method: "POST", command: writeSettlementFile }]);
export const loader = noReads;
