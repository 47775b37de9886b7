import { z } from "zod";
import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { createLabelsUrl } from "./commands/generate-labels.server.ts";
import { labelDesignCatalogue } from "./commands/shipping-labels.server.ts";

/** Headings of the description. */
const tags = { "shipping-labels": "Designs of labels." };

export const labelsEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "POST",
    path: "/orders/labels",
    operation: "printOrderLabels",
    access: { permission: ["orders", "orders.generate_labels"], merchantTokens: true },
    summary: "Print labels",
    description: "Answers `url`, the address of a PDF, which is there at once: fetch it with the same token.",
    command: createLabelsUrl,
    output: z.strictObject({ url: z.string(), count: z.int(), missing: z.int() }),
  }),
  ...catalogueEndpoints(labelDesignCatalogue, {
    path: "/shipping-labels",
    access: { permission: ["settings", "settings.shipping_labels"] },
    many: "shipping labels",
    one: "a label design",
  }),
]);
