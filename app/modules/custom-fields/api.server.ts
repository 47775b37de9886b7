import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { customFieldCatalogue } from "./commands/custom-fields.server.ts";

/** Headings of the description. */
const tags = { "custom-fields": "Fields of your own at orders, customers and shipments, whose values are metadata." };

export const customFieldsEndpoints: readonly Endpoint[] = withTags(tags, [
  ...catalogueEndpoints(customFieldCatalogue, {
    path: "/custom-fields",
    access: { permission: "settings" },
    many: "custom fields",
    one: "a custom field",
  }),
]);
