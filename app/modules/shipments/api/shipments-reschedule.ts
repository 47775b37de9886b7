import { repeatShipment } from "#app/features/orders/commands/same-again.server.ts";
import { rescheduleNumbered } from "#app/features/shipments/reschedule-shipment.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `PUT shipments/{type}/{n}/reschedule` and `/reschedule-pickup` (platform §7.4), `POST shipments/{type}/{n}/repeat`. */
export const action = apiCommands([
  { method: "PUT", action: "reschedule", command: rescheduleNumbered.reschedule },
  { method: "PUT", action: "reschedule-pickup", command: rescheduleNumbered.reschedule_pickup },
  { method: "POST", action: "repeat", command: repeatShipment },
]);
export const loader = noReads;
