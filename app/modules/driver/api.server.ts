import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { driveEndpoints } from "./api/drive.endpoints.ts";
import { driverOfficeEndpoints } from "./api/driver.endpoints.ts";

/** Headings of the description. */
const tags = { drive: { name: "Driver", description: "What the driver's page on a phone does." } };

export const driverEndpoints: readonly Endpoint[] = withTags(tags, [...driveEndpoints, ...driverOfficeEndpoints]);
