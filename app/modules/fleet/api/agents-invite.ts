import { inviteAgents } from "#app/features/settings/agents/invite-agents.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const action = apiCommands([{ method: "POST", command: inviteAgents, status: 201 }]);
export const loader = noReads;
