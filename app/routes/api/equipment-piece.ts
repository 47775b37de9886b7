import { deleteEquipment } from "#app/features/settings/delete-row.server.ts";
import { viewEquipment } from "#app/features/settings/list-catalogue.server.ts";
import { updateEquipments } from "#app/features/settings/save-equipment.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(viewEquipment);
export const action = apiCommands([
  { method: "PUT", command: updateEquipments },
  { method: "DELETE", command: deleteEquipment },
]);
