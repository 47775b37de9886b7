import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { repeatShipment } from "../commands/orders/same-again.server.ts";
import { rescheduleNumbered } from "../commands/reschedule-shipment.server.ts";

/** `PUT shipments/{type}/{n}/reschedule` and `/reschedule-pickup` (platform §7.4), `POST shipments/{type}/{n}/repeat`. */
export const action = apiCommands([
  { method: "PUT", action: "reschedule", command: rescheduleNumbered.reschedule },
  { method: "PUT", action: "reschedule-pickup", command: rescheduleNumbered.reschedule_pickup },
  { method: "POST", action: "repeat", command: repeatShipment },
]);
export const loader = noReads;
