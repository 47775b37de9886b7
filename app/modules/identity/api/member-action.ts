import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { activateMembers, deactivateMembers, revokeInvitation } from "../commands/change-members.server.ts";
import { resendInvitation } from "../commands/invite-member.server.ts";

export const action = apiCommands([
  { method: "POST", action: "activate", command: activateMembers },
  { method: "POST", action: "deactivate", command: deactivateMembers },
  { method: "POST", action: "resend", command: resendInvitation },
  { method: "POST", action: "revoke", command: revokeInvitation },
]);
export const loader = noReads;
