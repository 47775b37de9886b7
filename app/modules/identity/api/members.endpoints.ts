import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { bulkOutcomeSchema, createdSchema, createListSchema } from "#app/platform/http/responses/shared.responses.ts";
import {
  activateMembers,
  deactivateMembers,
  removeMember,
  revokeInvitation,
  updateMember,
} from "../commands/change-members.server.ts";
import { inviteMember, resendInvitation } from "../commands/invite-member.server.ts";
import { listMembers, viewMember } from "../commands/list-members.server.ts";
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
    command: inviteMember,
    status: 201,
    output: createdSchema,
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
];
