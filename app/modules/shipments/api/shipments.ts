import { planShipments } from "#app/modules/plans/commands/shipments/plan-shipments.server.ts";
import { apiCommands, apiReads } from "#app/platform/http/api.server.ts";
import { listApiShipments, readApiShipment } from "../commands/api-shipments.server.ts";
import { shipmentCommands } from "../commands/move-shipments.server.ts";
import { storeShipments } from "../commands/store-shipments.server.ts";
import { shipmentTypes } from "../model/shipment.enums.ts";

/** `GET shipments/{type}` and `GET shipments/{shipment_number}` (platform §7.4). */
export const loader = apiReads([
  {
    at: { action: shipmentTypes.rows.map((each) => each.path) },
    as: { action: "type" },
    read: listApiShipments,
  },
  { as: { action: "number" }, read: readApiShipment },
]);

/** `POST shipments/{store,plan,unassign,pickup,dropoff,attempt,incident,receive,reset,cancel}`. */
export const action = apiCommands([
  { method: "POST", action: "store", command: storeShipments },
  { method: "POST", action: "plan", command: planShipments },
  ...Object.entries(shipmentCommands).map(([word, command]) => ({ method: "POST" as const, action: word, command })),
]);
