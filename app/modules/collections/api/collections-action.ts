import { markPrepaid, markUnpaid } from "#app/features/accounting/collections/mark-prepaid.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST collections/{mark-prepaid,mark-unpaid}`. */
export const action = apiCommands([
  { method: "POST", at: { action: "mark-prepaid" }, command: markPrepaid },
  { method: "POST", at: { action: "mark-unpaid" }, command: markUnpaid },
]);
export const loader = noReads;
