import { activateMembers, deactivateMembers, revokeInvitation } from "#app/features/members/change-members.server.ts";
import { resendInvitation } from "#app/features/members/invite-member.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const action = apiCommands([
  { method: "POST", action: "activate", command: activateMembers },
  { method: "POST", action: "deactivate", command: deactivateMembers },
  { method: "POST", action: "resend", command: resendInvitation },
  { method: "POST", action: "revoke", command: revokeInvitation },
]);
export const loader = noReads;
