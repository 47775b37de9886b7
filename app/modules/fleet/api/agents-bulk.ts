import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { createAgents } from "../commands/agents.server.ts";

export const action = apiCommands([{ method: "POST", command: createAgents, status: 201 }]);
export const loader = noReads;
