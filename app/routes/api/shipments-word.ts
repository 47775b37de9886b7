import {
  editDestination,
  editDestinationContact,
  editSource,
  editSourceContact,
} from "#app/features/shipments/edit-place.server.ts";
import { assignShipments, clearPlan } from "#app/features/shipments/move-shipments.server.ts";
import { apiShipmentOptions } from "#app/features/shipments/shipment-options.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";
import type { Route } from "./+types/shipments-word.ts";

/** `GET shipments/{type}/{filters,options,orders}`. */
export const loader = apiRead(apiShipmentOptions);

const clear = apiCommands([{ method: "POST", action: "clear", command: clearPlan }]);
const assign = apiCommands([{ method: "POST", command: assignShipments }]);
const edit = apiCommands([
  { method: "PUT", action: "source-contact", command: editSourceContact },
  { method: "PUT", action: "destination-contact", command: editDestinationContact },
  { method: "PUT", action: "source", command: editSource },
  { method: "PUT", action: "destination", command: editDestination },
]);

/** `POST shipments/plan/clear`, `POST shipments/assign/{agent_id}`, `PUT shipments/{n}/{source,destination}[-contact]`. */
export function action(args: Route.ActionArgs) {
  const { type, action: word } = args.params;
  if (type === "plan") return clear({ ...args, params: { action: word } });
  if (type === "assign") return assign({ ...args, params: { agent_id: word } });
  return edit({ ...args, params: { number: type, action: word } });
}
