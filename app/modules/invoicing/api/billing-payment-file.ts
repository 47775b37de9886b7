import { writeSettlementFile } from "#app/features/accounting/settlements/payment-file.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST billing/payment-file`: its name and what stands in it. */
export const action = apiCommands([{ method: "POST", command: writeSettlementFile }]);
export const loader = noReads;
