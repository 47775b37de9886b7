import {
  activateMembers,
  deactivateMembers,
  removeMember,
  revokeInvitation,
  updateMember,
} from "#app/features/members/change-members.server.ts";
import { inviteMember, resendInvitation } from "#app/features/members/invite-member.server.ts";
import { membersScreen } from "#app/features/members/list-members.server.ts";
import { MembersScreen } from "#app/features/members/members-screen.tsx";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-members.ts";

export const loader = screenLoader(membersScreen);
export const action = commandAction([
  inviteMember,
  updateMember,
  activateMembers,
  deactivateMembers,
  removeMember,
  resendInvitation,
  revokeInvitation,
]);

export default function Members({ loaderData }: Route.ComponentProps) {
  return <MembersScreen {...loaderData} />;
}
