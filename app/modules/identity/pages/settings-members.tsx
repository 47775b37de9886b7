import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { setMemberRole, updateMember } from "../commands/change-access.server.ts";
import {
  activateMembers,
  deactivateMembers,
  removeMember,
  revokeInvitation,
} from "../commands/change-members.server.ts";
import { inviteMembers } from "../commands/invite-member.server.ts";
import { readMembersScreen } from "../commands/list-members.server.ts";
import { resendInvitation } from "../commands/resend-invitation.server.ts";
import { MembersScreen } from "../screens/members-screen.tsx";
import type { Route } from "./+types/settings-members.ts";

export const loader = createScreenLoader(readMembersScreen);
export const action = createCommandAction([
  inviteMembers,
  updateMember,
  setMemberRole,
  activateMembers,
  deactivateMembers,
  removeMember,
  resendInvitation,
  revokeInvitation,
]);

export default function Members({ loaderData }: Route.ComponentProps) {
  return <MembersScreen {...loaderData} />;
}
