import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { authEndpoints } from "./api/auth.endpoints.ts";
import { personEndpoints } from "./api/identity.endpoints.ts";
import { membersEndpoints } from "./api/members.endpoints.ts";

/** Headings of the description. */
const tags = {
  me: "Who calls.",
  workspaces: "Accounts that a person belongs to.",
  "access-tokens": "Tokens that programs sign in with.",
  members: "People who may sign in, and what they may do.",
  roles: "Permissions under a name.",
  auth: { name: "Sign-in", description: "Sessions of people." },
};

export const identityEndpoints: readonly Endpoint[] = withTags(tags, [
  ...personEndpoints,
  ...membersEndpoints,
  ...authEndpoints,
]);
