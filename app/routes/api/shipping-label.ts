import { viewLabelDesign } from "#app/features/settings/list-label-designs.server.ts";
import { saveLabelDesign } from "#app/features/settings/save-label-design.server.ts";
import { deactivateLabelDesigns } from "#app/features/settings/switch-active.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(viewLabelDesign);
/** Deleting is switching off: labels are printed by the default design then. */
export const action = apiCommands([
  { method: "PUT", command: saveLabelDesign },
  { method: "DELETE", command: deactivateLabelDesigns },
]);
