import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { planEndpoints } from "./api/plan.endpoints.ts";
import { planListEndpoints } from "./api/plans.endpoints.ts";

/** Headings of the description. */
const tags = { plans: "Routes that are optimized, changed and confirmed." };

export const plansEndpoints: readonly Endpoint[] = withTags(tags, [...planListEndpoints, ...planEndpoints]);
