import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { authEndpoints } from "./api/auth.endpoints.ts";
import { personEndpoints } from "./api/identity.endpoints.ts";
import { membersEndpoints } from "./api/members.endpoints.ts";

export const identityEndpoints: readonly Endpoint[] = [...personEndpoints, ...membersEndpoints, ...authEndpoints];
