import { linkTracker } from "#app/features/routes/drive/agent-phones.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST fleet/agents/{agent_id}/tracker` */
export const action = apiCommands([{ method: "POST", command: linkTracker }]);
export const loader = noReads;
