import { listEquipment } from "#app/features/settings/list-catalogue.server.ts";
import { createEquipment } from "#app/features/settings/save-equipment.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(listEquipment);
export const action = apiCommands([{ method: "POST", command: createEquipment, status: 201 }]);
