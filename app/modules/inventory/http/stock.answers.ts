import { z } from "zod";
import { rowAnswer } from "#app/platform/http/responses/row-answer.ts";
import {
  changed,
  id,
  listOf,
  made,
  outcome,
  refusal,
  texts,
  version,
} from "#app/platform/http/responses/shapes.answers.ts";
import { instant, money, person } from "#app/platform/http/wire-shapes.ts";
import { itemInputSchema } from "../model/item.ts";

const item = rowAnswer(itemInputSchema, {
  unit_price: money.optional(),
  image: z.string().nullable(),
});

const list = z.strictObject({
  id,
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
  version,
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
export const stockAnswers: Readonly<Record<string, z.ZodType>> = {
  "GET /api/items": listOf("items", item.partial()),
  "POST /api/items": made,
  "GET /api/items/{id}": z.strictObject({ item }),
  "PUT /api/items/{id}": made,
  "DELETE /api/items/{id}": outcome,
  "GET /api/picklists": listOf("picklists", list),
  "POST /api/picklists": z.strictObject({ id: id.nullable(), succeeded: texts, refused: z.array(refusal) }),
  "GET /api/picklists/{id}": z.strictObject({
    picklist: list,
    lines: z.array(line),
    pickers: z.array(picker),
    may_work: z.boolean(),
  }),
  "POST /api/picklists/{id}/assign": changed,
  "POST /api/picklists/{id}/scan": changed.extend({ name: z.string(), order: z.string() }),
  "POST /api/picklists/{id}/undo": changed.extend({ name: z.string() }),
  "POST /api/picklists/{id}/complete": changed,
};
