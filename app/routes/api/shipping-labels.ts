import { listLabelDesigns } from "#app/features/settings/list-label-designs.server.ts";
import { createLabelDesign } from "#app/features/settings/save-label-design.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(listLabelDesigns);
export const action = apiCommands([{ method: "POST", command: createLabelDesign, status: 201 }]);
