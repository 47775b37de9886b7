import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { markPrepaid, markUnpaid } from "../commands/collections/mark-prepaid.server.ts";

/** `POST collections/{mark-prepaid,mark-unpaid}`. */
export const action = apiCommands([
  { method: "POST", at: { action: "mark-prepaid" }, command: markPrepaid },
  { method: "POST", at: { action: "mark-unpaid" }, command: markUnpaid },
]);
export const loader = noReads;
