import { z } from "zod";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import {
  bulkOutcomeSchema,
  bulkRefusalSchema,
  changedSchema,
  createdSchema,
  createListSchema,
  idSchema,
  textListSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant, money, person } from "#app/platform/http/wire-shapes.ts";
import { itemInputSchema } from "../model/item.ts";

const item = createRowResponseSchema(itemInputSchema, {
  unit_price: money.optional(),
  image: z.string().nullable(),
});

const list = z.strictObject({
  id: idSchema,
  name: z.string(),
  picker: person("user").nullable(),
  status: z.int(),
  location_id: z.string().nullable(),
  order_count: z.int(),
  item_count: z.int(),
  picked: z.int(),
  packed: z.int(),
  created_at: instant,
  started_at: instant.nullable(),
  completed_at: instant.nullable(),
  version: versionSchema,
});

const picker = z.strictObject({ id: z.string(), name: z.string() });

const line = z.strictObject({
  order_item_id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  sku: z.string(),
  barcode: z.string().nullable(),
  name: z.string(),
  quantity: z.int(),
  picked: z.int(),
  packed: z.int(),
  available: z.int().nullable(),
});

/** `GET|POST|PUT|DELETE path` → what stands under `data`. */
export const stockResponses: Readonly<Record<string, z.ZodType>> = {
  "GET /api/items": createListSchema("items", item.partial()),
  "POST /api/items": createdSchema,
  "GET /api/items/{id}": z.strictObject({ item }),
  "PUT /api/items/{id}": createdSchema,
  "DELETE /api/items/{id}": bulkOutcomeSchema,
  "GET /api/picklists": createListSchema("picklists", list),
  "POST /api/picklists": z.strictObject({
    id: idSchema.nullable(),
    succeeded: textListSchema,
    refused: z.array(bulkRefusalSchema),
  }),
  "GET /api/picklists/{id}": z.strictObject({
    picklist: list,
    lines: z.array(line),
    pickers: z.array(picker),
    may_work: z.boolean(),
  }),
  "POST /api/picklists/{id}/assign": changedSchema,
  "POST /api/picklists/{id}/scan": changedSchema.extend({ name: z.string(), order: z.string() }),
  "POST /api/picklists/{id}/undo": changedSchema.extend({ name: z.string() }),
  "POST /api/picklists/{id}/complete": changedSchema,
};
