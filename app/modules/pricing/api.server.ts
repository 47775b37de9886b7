import { z } from "zod";
import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { idSchema, pointResponseSchema } from "#app/platform/http/responses/shared.responses.ts";
import { shippingMethodCatalogue } from "./commands/shipping-methods.server.ts";
import { testLocations, testShippingMethods, testTeams } from "./commands/test-coverage.server.ts";

const access = { permission: ["settings", "settings.shipping_methods"], subscription: true } as const;

/** Which of them cover an address. */
const coverageTestSchema = z.strictObject({
  point: pointResponseSchema.nullable(),
  label: z.string().nullable(),
  zone: z.strictObject({ id: idSchema, name: z.string() }).nullable(),
  results: z.array(z.strictObject({ id: idSchema, name: z.string(), result: z.string() })),
});

/** Headings of the description. */
const tags = { "shipping-methods": "What is promised and what it costs." };

export const pricingEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "POST",
    path: "/locations/coverage",
    operation: "previewLocationCoverage",
    access: { permission: ["settings", "settings.locations"] },
    summary: "Which locations cover an address",
    command: testLocations,
    output: coverageTestSchema,
  }),
  endpoint({
    method: "POST",
    path: "/teams/coverage",
    operation: "previewTeamCoverage",
    access: { permission: ["settings", "settings.teams"], subscription: true },
    summary: "Which teams cover an address",
    command: testTeams,
    output: coverageTestSchema,
  }),
  endpoint({
    method: "POST",
    path: "/shipping-methods/coverage",
    operation: "previewShippingMethodCoverage",
    access,
    summary: "Which shipping methods cover an address",
    command: testShippingMethods,
    output: coverageTestSchema,
  }),
  ...catalogueEndpoints(shippingMethodCatalogue, {
    path: "/shipping-methods",
    access,
    many: "shipping methods",
    one: "a shipping method",
  }),
]);
