import { z } from "zod";
import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { bulkOutcomeSchema, createdSchema, createListSchema } from "#app/platform/http/responses/shared.responses.ts";
import { setMemberRole, updateMember } from "../commands/change-access.server.ts";
import {
  activateMembers,
  deactivateMembers,
  removeMember,
  revokeInvitation,
} from "../commands/change-members.server.ts";
import { inviteMember, inviteMembers } from "../commands/invite-member.server.ts";
import { listMembers, viewMember } from "../commands/list-members.server.ts";
import { resendInvitation } from "../commands/resend-invitation.server.ts";
import { roleCatalogue } from "../commands/roles.server.ts";
import { memberSchema } from "./identity.outputs.ts";

const access = { permission: ["settings", "settings.members"], notInSandbox: true } as const;

export const membersEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/members",
    access,
    summary: "List members",
    read: listMembers,
    output: createListSchema("members", memberSchema),
  }),
  endpoint({
    method: "POST",
    path: "/members",
    access,
    summary: "Invite a member",
    description:
      "Access is full, or limited to permissions and locations. With `role_id` the role decides the permissions; a suggested role is named by its word and created.",
    command: inviteMember,
    status: 201,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/members/invitations",
    access,
    summary: "Invite several members",
    description: "All get the same access. Addresses that are members or invited already are refused one by one.",
    command: inviteMembers,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/members/role",
    access,
    summary: "Give members a role",
    description: "Members and invitations by id. Their locations stay.",
    command: setMemberRole,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "GET",
    path: "/members/:id",
    access,
    summary: "Read a member",
    read: viewMember,
    output: z.strictObject({ member: memberSchema }),
  }),
  endpoint({
    method: "PUT",
    path: "/members/:id",
    access,
    summary: "Change a member",
    command: updateMember,
    output: createdSchema,
  }),
  endpoint({
    method: "DELETE",
    path: "/members/:id",
    access,
    summary: "Remove a member",
    command: removeMember,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/members/:id/activate",
    access,
    summary: "Activate a member",
    command: activateMembers,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/members/:id/deactivate",
    access,
    summary: "Deactivate a member",
    command: deactivateMembers,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/members/:id/resend",
    access,
    summary: "Send a member's invitation again",
    command: resendInvitation,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/members/:id/revoke",
    access,
    summary: "Take a member's invitation back",
    command: revokeInvitation,
    output: bulkOutcomeSchema,
  }),
  ...catalogueEndpoints(roleCatalogue, {
    path: "/roles",
    access,
    many: "roles",
    one: "a role",
    more: {
      create: { description: "A named set of permissions. Nobody puts more into a role than they have." },
      update: { description: "Its members have the new permissions from their next request." },
      discard: { description: "A role that members or invitations have is refused." },
    },
  }),
];
