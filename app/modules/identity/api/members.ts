import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { inviteMember } from "../commands/invite-member.server.ts";
import { listMembers } from "../commands/list-members.server.ts";

export const loader = apiRead(listMembers);
export const action = apiCommands([{ method: "POST", command: inviteMember, status: 201 }]);
