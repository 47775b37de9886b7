import { z } from "zod";
import { itemInputSchema } from "#app/domain/stock/item.ts";
import {
  changed,
  id,
  instant,
  listOf,
  made,
  money,
  outcome,
  refusal,
  resource,
  texts,
  version,
} from "./shapes.answers.ts";

const item = resource(itemInputSchema, {
  unit_price: money.optional(),
  image: z.string().nullable(),
  price: z.int().nullable().describe("Minor units of the currency"),
});

const list = z.strictObject({
  id,
  name: z.string(),
  userId: z.string().nullable(),
  userName: z.string().nullable(),
  status: z.int(),
  locationId: z.string().nullable(),
  orderCount: z.int(),
  itemCount: z.int(),
  picked: z.int(),
  packed: z.int(),
  createdAt: instant,
  startedAt: instant.nullable(),
  completedAt: instant.nullable(),
  version,
});

const picker = z.strictObject({ value: z.string(), label: z.string() });

const line = z.strictObject({
  orderItemId: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
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
  "GET /api/picklists": z.strictObject({ picklists: z.array(list) }),
  "POST /api/picklists": z.strictObject({ id: id.nullable(), succeeded: texts, refused: z.array(refusal) }),
  "GET /api/picklists/{id}": z.strictObject({
    picklist: list,
    lines: z.array(line),
    pickers: z.array(picker),
    mayWork: z.boolean(),
  }),
  "POST /api/picklists/{id}/assign": changed,
  "POST /api/picklists/{id}/scan": changed.extend({ name: z.string(), order: z.string() }),
  "POST /api/picklists/{id}/undo": changed.extend({ name: z.string() }),
  "POST /api/picklists/{id}/complete": changed,
};
