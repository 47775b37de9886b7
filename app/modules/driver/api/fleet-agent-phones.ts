import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { linkPhone, unlinkPhones, viewPhones } from "../commands/agent-phones.server.ts";

/** `fleet/agents/{agent_id}/phones`: GET the phones that an agent is signed in on, POST a link for one more, DELETE all. */
export const loader = apiRead((scope, { params }) => viewPhones(scope, params.agentId ?? ""));
export const action = apiCommands([
  { method: "POST", command: linkPhone },
  { method: "DELETE", command: unlinkPhones },
]);
