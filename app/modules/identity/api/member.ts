import { removeMember, updateMember } from "#app/features/members/change-members.server.ts";
import { viewMember } from "#app/features/members/list-members.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(viewMember);
export const action = apiCommands([
  { method: "PUT", command: updateMember },
  { method: "DELETE", command: removeMember },
]);
