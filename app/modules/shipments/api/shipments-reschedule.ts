import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { duplicateShipment } from "../commands/orders/duplicate.server.ts";
import { rescheduleCommands } from "../commands/reschedule-shipment.server.ts";

/** `PUT shipments/{type}/{n}/reschedule` and `/reschedule-pickup` (platform §7.4), `POST shipments/{type}/{n}/repeat`. */
export const action = apiCommands([
  { method: "PUT", action: "reschedule", command: rescheduleCommands.reschedule },
  { method: "PUT", action: "reschedule-pickup", command: rescheduleCommands.reschedule_pickup },
  { method: "POST", action: "repeat", command: duplicateShipment },
]);
export const loader = noReads;
