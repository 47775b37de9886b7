import { z } from "zod";
import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import { type Endpoint, endpoint, personEndpoint } from "#app/platform/http/endpoint.server.ts";
import { createListSchema, idSchema } from "#app/platform/http/responses/shared.responses.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { acceptWorkspace } from "../commands/accept-workspace.server.ts";
import { accessTokenCatalogue } from "../commands/access-tokens/access-tokens.server.ts";
import { rotateToken } from "../commands/access-tokens/rotate-token.server.ts";
import { createOwnWorkspace } from "../commands/create-workspace.server.ts";
import { declineWorkspace } from "../commands/decline-workspace.server.ts";
import { leaveWorkspace } from "../commands/leave-workspace.server.ts";
import { listWorkspaces } from "../commands/list-workspaces.server.ts";
import { viewCaller } from "../commands/view-caller.server.ts";
import { callerSchema, joinedWorkspaceSchema, workspaceOutput } from "./identity.outputs.ts";

const access = { permission: ["settings", "settings.access_tokens"] } as const;

export const personEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/me",
    operation: "getCaller",
    access: { permission: [], merchantTokens: true },
    summary: "Who calls",
    description: "The token or the person behind a call, its account, and what it may do there.",
    mcp: { toolset: "account", title: "Who am I, and what may I do" },
    read: viewCaller,
    output: callerSchema,
  }),
  personEndpoint({
    method: "GET",
    path: "/workspaces",
    access: "login",
    summary: "List workspaces",
    read: async (person) => ok({ workspaces: await listWorkspaces(person) }),
    output: createListSchema("workspaces", workspaceOutput),
  }),
  personEndpoint({
    method: "POST",
    path: "/workspaces",
    access: "login",
    summary: "Create a workspace",
    command: createOwnWorkspace,
    status: 201,
    output: joinedWorkspaceSchema,
  }),
  personEndpoint({
    method: "POST",
    path: "/workspaces/:uuid/accept",
    access: "login",
    summary: "Accept an invitation",
    command: acceptWorkspace,
    output: joinedWorkspaceSchema,
  }),
  personEndpoint({
    method: "POST",
    path: "/workspaces/:uuid/decline",
    access: "login",
    summary: "Decline an invitation",
    command: declineWorkspace,
    output: joinedWorkspaceSchema,
  }),
  personEndpoint({
    method: "POST",
    path: "/workspaces/:uuid/leave",
    access: "login",
    summary: "Leave a workspace",
    command: leaveWorkspace,
    output: joinedWorkspaceSchema,
  }),
  endpoint({
    method: "POST",
    path: "/access-tokens/:id/rotate",
    access,
    summary: "Change a token's secret",
    description: "The old one goes on for a day, or as long as you say.",
    command: rotateToken,
    output: z.strictObject({ id: idSchema, token: z.string() }),
  }),
  ...catalogueEndpoints(accessTokenCatalogue, {
    path: "/access-tokens",
    access,
    many: "access tokens",
    one: "an access token",
    more: {
      create: { description: "The answer holds it, once. Nobody gives a token more than they have." },
      discard: { summary: "Revoke an access token" },
    },
  }),
];
