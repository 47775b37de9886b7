import { endpoints } from "#app/endpoints.server.ts";
import { type ApiDescription, describeApi } from "./openapi/openapi.server.ts";

/** The description of the API: for the portal and for programs. @param origin of the installation */
export function apiDescription(origin: string): ApiDescription {
  return describeApi(endpoints, origin);
}
