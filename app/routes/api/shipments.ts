import { shipmentTypes } from "#app/domain/shipments/shipment.enums.ts";
import { apiShipment, apiShipments } from "#app/features/shipments/api-shipments.server.ts";
import { shipmentCommands } from "#app/features/shipments/move-shipments.server.ts";
import { planShipments } from "#app/features/shipments/plan-shipments.server.ts";
import { storeShipments } from "#app/features/shipments/store-shipments.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";
import type { Route } from "./+types/shipments.ts";

const list = apiRead(apiShipments);
const one = apiRead(apiShipment);

/** `GET shipments/{type}` and `GET shipments/{shipment_number}` (platform §7.4). */
export function loader(args: Route.LoaderArgs) {
  const { action: word } = args.params;
  const isType = shipmentTypes.rows.some((each) => each.path === word);
  return isType ? list({ ...args, params: { type: word } }) : one({ ...args, params: { number: word } });
}

/** `POST shipments/{store,plan,unassign,pickup,dropoff,attempt,incident,receive,reset,cancel}`. */
export const action = apiCommands([
  { method: "POST", action: "store", command: storeShipments },
  { method: "POST", action: "plan", command: planShipments },
  ...Object.entries(shipmentCommands).map(([word, command]) => ({ method: "POST" as const, action: word, command })),
]);
