import { duplicateOrder } from "#app/modules/shipments/commands/orders/duplicate.server.ts";
import { acceptReschedule, declineReschedule } from "#app/modules/tracking/commands/answer-reschedule.server.ts";
import { apiCommands, apiReads } from "#app/platform/http/api.server.ts";
import { addOrderNote } from "../commands/add-order-note.server.ts";
import { readApiOrderTimeline } from "../commands/api-orders.server.ts";
import { updateFees } from "../commands/update-fees.server.ts";
import { updateOrderCommands } from "../commands/update-order.server.ts";
import { readCandidates } from "../commands/validate/read-validation.server.ts";
import { validateLocation } from "../commands/validate/validate-location.server.ts";

/** `GET orders/{number}/{timeline,candidates}`. */
export const loader = apiReads([
  { at: { action: "timeline" }, read: readApiOrderTimeline },
  { at: { action: "candidates" }, read: readCandidates },
]);

/** `PUT orders/{number}/{part}`, `POST orders/{number}/{validate-location,notes}`. */
export const action = apiCommands([
  ...Object.entries(updateOrderCommands).map(([part, command]) => ({ method: "PUT" as const, action: part, command })),
  { method: "PUT", action: "fees", command: updateFees },
  { method: "POST", action: "validate-location", command: validateLocation },
  { method: "POST", action: "accept-reschedule", command: acceptReschedule },
  { method: "POST", action: "decline-reschedule", command: declineReschedule },
  { method: "POST", action: "repeat", command: duplicateOrder },
  { method: "POST", action: "notes", command: addOrderNote },
]);
