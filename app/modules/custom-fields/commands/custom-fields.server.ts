import { z } from "zod";
import { createCatalogue } from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { failFields, ok } from "#app/platform/kernel/result.ts";
import { countCustomFields, customFieldRows } from "../db/custom-fields.server.ts";
import { customFieldSchema } from "../model/custom-field.schema.ts";
import { fieldPlaceNames, MAX_FIELDS, MAX_FILLED } from "../model/custom-field.ts";

/** The account's own fields. What holds them keeps its metadata when a field goes. */
export const customFieldCatalogue = createCatalogue({
  name: "custom_fields",
  singular: "custom_field",
  rows: customFieldRows,
  permission: ["settings"],
  forms: { create: customFieldSchema, update: customFieldSchema.safeExtend(expectedVersionFields) },
  prepare: (_, form, found) => {
    // Values stand under the key.
    if (found && found.key !== form.key) return failFields({ key: [{ code: "custom_fields:fixed" }] });
    if (found && found.noun !== form.noun) return failFields({ noun: [{ code: "custom_fields:fixed" }] });
    return ok(form);
  },
  complete: async (scope, { input, found }) => {
    const isFull = !found && (await countCustomFields(scope, input.noun)) >= MAX_FIELDS;
    if (isFull) return failFields({ noun: [{ code: "too_big_array", params: { limit: MAX_FIELDS } }] });
    return ok({ input, responseFields: {} });
  },
  response: {
    row: createRowResponseSchema(customFieldSchema, {
      filled: z.number().int().describe(`How many have a value, counted to ${MAX_FILLED}`),
    }),
  },
  isDeletable: true,
  columns: (column) => [
    column("noun", "custom_fields:noun", (row, { t }) => t(`custom_fields:nouns.${row.noun}`)),
    column("name", "custom_fields:name", (row) => row.name),
    column("name", "custom_fields:key", (row) => row.key),
    column("kind", "custom_fields:kind", (row, { t }) => t(`custom_fields:kinds.${row.kind}`)),
    column("kind", "custom_fields:unit", (row) => row.unit ?? ""),
    column("places", "custom_fields:appears", (row, { t }) =>
      (["required", ...fieldPlaceNames] as const)
        .filter((rule) => row[rule])
        .map((rule) => t(rule === "required" ? "custom_fields:required" : `custom_fields:place.${rule}`))
        .join(", "),
    ),
    column("filled", "custom_fields:filled", (row) => row.filled),
    column("position", "custom_fields:position", (row) => row.position),
  ],
});
