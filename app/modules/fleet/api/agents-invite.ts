import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { inviteAgents } from "../commands/invite-agents.server.ts";

export const action = apiCommands([{ method: "POST", command: inviteAgents, status: 201 }]);
export const loader = noReads;
