import { z } from "zod";
import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import {
  bulkOutcomeSchema,
  countryCodeSchema,
  createdSchema,
  createListSchema,
  idSchema,
  messageSchema,
  pointResponseSchema,
  textListSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { zoneCatalogue } from "./commands/delivery-zones.server.ts";
import { findKnownAddresses } from "./commands/find-known-addresses.server.ts";
import { importZones } from "./commands/import-zones.server.ts";
import { listLocationCoverage, listMethodCoverage, listTeamCoverage } from "./commands/list-coverage.server.ts";
import { locationCatalogue } from "./commands/locations.server.ts";
import { setLocationCoverage, setShippingMethodCoverage, setTeamCoverage } from "./commands/set-coverage.server.ts";
import { mergeZones, splitZone } from "./commands/split-merge-zones.server.ts";

const deliveryZonesAccess = { permission: ["settings", "settings.delivery_zones"], subscription: true } as const;
const locationsAccess = { permission: ["settings", "settings.locations"] } as const;
const teamsAccess = { permission: ["settings", "settings.teams"], subscription: true } as const;
const shippingMethodsAccess = { permission: ["settings", "settings.shipping_methods"], subscription: true } as const;

const coveredSchema = z.strictObject({
  owner_kind: z.string(),
  owner_id: z.string(),
  name: z.string(),
  zones: textListSchema,
  areas: z.array(z.strictObject({ name: z.string(), geometry: z.record(z.string(), z.unknown()) })),
  postal_codes: z.array(z.strictObject({ country: countryCodeSchema, codes: z.string() })),
  version: versionSchema,
});

/** Headings of the description. */
const tags = {
  addresses: "Addresses in the regions of this installation.",
  "delivery-zones": "Areas that deliveries are priced and planned by.",
  locations: "Warehouses, shops and other places of the account.",
};

export const placesEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/addresses",
    operation: "suggestAddresses",
    access: "account",
    summary: "Suggest addresses while somebody types",
    query: {
      text: { type: "text", means: "The beginning of an address, to be completed." },
      near: { type: "text", means: "In its place: latitude and longitude, whose nearest house is wanted." },
    },
    read: findKnownAddresses,
    output: createListSchema(
      "addresses",
      z.strictObject({
        line1: z.string(),
        postal_code: z.string(),
        city: z.string(),
        point: pointResponseSchema,
        reasons: textListSchema.optional(),
      }),
    ),
  }),
  endpoint({
    method: "POST",
    path: "/delivery-zones/import",
    access: deliveryZonesAccess,
    summary: "Import delivery zones",
    command: importZones,
    output: z.strictObject({
      created: z.int(),
      replaced: z.int(),
      refused: z.array(
        z.strictObject({ feature: z.int(), name: z.string().nullable(), code: z.string(), message: messageSchema }),
      ),
    }),
  }),
  endpoint({
    method: "POST",
    path: "/delivery-zones/merge",
    access: deliveryZonesAccess,
    summary: "Merge delivery zones",
    command: mergeZones,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/delivery-zones/:id/split",
    access: deliveryZonesAccess,
    summary: "Split a delivery zone",
    command: splitZone,
    output: z.strictObject({ id: idSchema, part: z.string() }),
  }),
  endpoint({
    method: "POST",
    path: "/delivery-zones/:id/activate",
    access: deliveryZonesAccess,
    summary: "Activate a delivery zone",
    command: zoneCatalogue.switchingOn(),
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/delivery-zones/:id/deactivate",
    access: deliveryZonesAccess,
    summary: "Deactivate a delivery zone",
    command: zoneCatalogue.deactivate,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "GET",
    path: "/locations/coverage",
    access: locationsAccess,
    summary: "What locations cover",
    read: listLocationCoverage,
    output: createListSchema("coverage", coveredSchema),
  }),
  endpoint({
    method: "PUT",
    path: "/locations/coverage",
    access: locationsAccess,
    summary: "Change what locations cover",
    command: setLocationCoverage,
    output: createdSchema,
  }),
  endpoint({
    method: "GET",
    path: "/teams/coverage",
    access: teamsAccess,
    summary: "What teams cover",
    read: listTeamCoverage,
    output: createListSchema("coverage", coveredSchema),
  }),
  endpoint({
    method: "PUT",
    path: "/teams/coverage",
    access: teamsAccess,
    summary: "Change what teams cover",
    command: setTeamCoverage,
    output: createdSchema,
  }),
  endpoint({
    method: "GET",
    path: "/shipping-methods/coverage",
    access: shippingMethodsAccess,
    summary: "What shipping methods cover",
    read: listMethodCoverage,
    output: createListSchema("coverage", coveredSchema),
  }),
  endpoint({
    method: "PUT",
    path: "/shipping-methods/coverage",
    access: shippingMethodsAccess,
    summary: "Change what shipping methods cover",
    command: setShippingMethodCoverage,
    output: createdSchema,
  }),
  ...catalogueEndpoints(locationCatalogue, {
    path: "/locations",
    access: locationsAccess,
    many: "locations",
    one: "a location",
    activated: true,
    more: { list: { mcp: { toolset: "account" } } },
  }),
  ...catalogueEndpoints(zoneCatalogue, {
    path: "/delivery-zones",
    access: deliveryZonesAccess,
    many: "delivery zones",
    one: "a delivery zone",
  }),
]);
