import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { planEndpoints } from "./api/plan.endpoints.ts";
import { planListEndpoints } from "./api/plans.endpoints.ts";

export const plansEndpoints: readonly Endpoint[] = [...planListEndpoints, ...planEndpoints];
