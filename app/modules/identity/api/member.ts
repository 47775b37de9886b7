import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { removeMember, updateMember } from "../commands/change-members.server.ts";
import { viewMember } from "../commands/list-members.server.ts";

export const loader = apiRead(viewMember);
export const action = apiCommands([
  { method: "PUT", command: updateMember },
  { method: "DELETE", command: removeMember },
]);
