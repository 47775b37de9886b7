import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import {
  activateMembers,
  deactivateMembers,
  removeMember,
  revokeInvitation,
  updateMember,
} from "../commands/change-members.server.ts";
import { inviteMember, resendInvitation } from "../commands/invite-member.server.ts";
import { membersScreen } from "../commands/list-members.server.ts";
import { MembersScreen } from "../screens/members-screen.tsx";
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
