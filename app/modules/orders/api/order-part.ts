import { noteOnOrder } from "#app/features/notes/write-note.server.ts";
import { acceptReschedule, declineReschedule } from "#app/features/orders/commands/answer-reschedule.server.ts";
import { apiTimeline } from "#app/features/orders/commands/api-orders.server.ts";
import { repeatOrder } from "#app/features/orders/commands/same-again.server.ts";
import { updateFees } from "#app/features/orders/commands/update-fees.server.ts";
import { updateOrder } from "#app/features/orders/commands/update-order.server.ts";
import { readCandidates } from "#app/features/orders/validate/read-validation.server.ts";
import { validateLocation } from "#app/features/orders/validate/validate-location.server.ts";
import { apiCommands, apiReads } from "#app/http/wrappers/api.server.ts";

/** `GET orders/{number}/{timeline,candidates}`. */
export const loader = apiReads([
  { at: { action: "timeline" }, read: apiTimeline },
  { at: { action: "candidates" }, read: readCandidates },
]);

/** `PUT orders/{number}/{part}`, `POST orders/{number}/{validate-location,notes}`. */
export const action = apiCommands([
  ...Object.entries(updateOrder).map(([part, command]) => ({ method: "PUT" as const, action: part, command })),
  { method: "PUT", action: "fees", command: updateFees },
  { method: "POST", action: "validate-location", command: validateLocation },
  { method: "POST", action: "accept-reschedule", command: acceptReschedule },
  { method: "POST", action: "decline-reschedule", command: declineReschedule },
  { method: "POST", action: "repeat", command: repeatOrder },
  { method: "POST", action: "notes", command: noteOnOrder },
]);
