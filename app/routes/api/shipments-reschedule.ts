import { rescheduleNumbered } from "#app/features/shipments/reschedule-shipment.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `PUT shipments/{type}/{n}/reschedule` and `/reschedule-pickup` (platform §7.4). */
export const action = apiCommands([
  { method: "PUT", action: "reschedule", command: rescheduleNumbered.reschedule },
  { method: "PUT", action: "reschedule-pickup", command: rescheduleNumbered.reschedule_pickup },
]);
export const loader = noReads;
