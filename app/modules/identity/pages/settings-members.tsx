import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import {
  activateMembers,
  deactivateMembers,
  removeMember,
  revokeInvitation,
  updateMember,
} from "../commands/change-members.server.ts";
import { inviteMember, resendInvitation } from "../commands/invite-member.server.ts";
import { readMembersScreen } from "../commands/list-members.server.ts";
import { MembersScreen } from "../screens/members-screen.tsx";
import type { Route } from "./+types/settings-members.ts";

export const loader = createScreenLoader(readMembersScreen);
export const action = createCommandAction([
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
