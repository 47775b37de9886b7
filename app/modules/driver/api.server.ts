import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { driveEndpoints } from "./api/drive.endpoints.ts";
import { driverOfficeEndpoints } from "./api/driver.endpoints.ts";

export const driverEndpoints: readonly Endpoint[] = [...driveEndpoints, ...driverOfficeEndpoints];
