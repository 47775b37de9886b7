import { endpoints } from "#app/endpoints.server.ts";
import { type ApiDescription, describeApi } from "./openapi/openapi.server.ts";

/** The description of the API: for the portal and for programs. */
export function apiDescription(): ApiDescription {
  return describeApi(endpoints);
}
