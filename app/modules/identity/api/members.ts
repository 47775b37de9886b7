import { inviteMember } from "#app/features/members/invite-member.server.ts";
import { listMembers } from "#app/features/members/list-members.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(listMembers);
export const action = apiCommands([{ method: "POST", command: inviteMember, status: 201 }]);
