import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { linkTracker } from "../commands/agent-phones.server.ts";

/** `POST fleet/agents/{agent_id}/tracker` */
export const action = apiCommands([{ method: "POST", command: linkTracker }]);
export const loader = noReads;
