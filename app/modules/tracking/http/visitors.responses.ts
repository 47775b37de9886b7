import { z } from "zod";
import { localTimeSchema, pointResponseSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant, money } from "#app/platform/http/wire-shapes.ts";

const timeSpanSchema = z.strictObject({ from: instant, to: instant });

/** What a bare number tells of an order. */
const bareOrderSchema = z.strictObject({
  number: z.string(),
  status: z.string(),
  eta: timeSpanSchema.extend({ basis: z.enum(["route", "schedule"]) }).nullable(),
  promised: timeSpanSchema.nullable(),
  delivered_at: instant.nullable(),
  step: z.int().nullable(),
  timeline: z.array(z.strictObject({ event: z.string(), at: instant })),
  offered: z.string(),
});

/** What its link tells besides. */
const linkedOrderSchema = bareOrderSchema.extend({
  timezone: z.string(),
  seller: z.string(),
  asks_code: z.boolean().describe("The driver asks for a code, which the verified customer sees"),
  carrier: z.string(),
  city: z.string().nullable(),
  country: z.string(),
  destination: pointResponseSchema.nullable(),
  origin: z.strictObject({ point: pointResponseSchema, city: z.string().nullable() }).nullable(),
  driver: pointResponseSchema.nullable(),
});

const windowSchema = z.strictObject({ from: localTimeSchema, to: localTimeSchema });

const customerOrderSchema = z.strictObject({
  number: z.string(),
  status: z.int(),
  customer_name: z.string().nullable(),
  address: z.record(z.string(), z.unknown()),
  delivery_from: localTimeSchema.nullable(),
  delivery_to: localTimeSchema.nullable(),
  timezone: z.string(),
  waiting: windowSchema.nullable(),
  to_pay: z.array(z.strictObject({ amount: money, currency: z.string() })),
  windows: z.array(windowSchema),
});

const effectSchema = z.strictObject({ effect: z.string() });

/** What strangers and customers are answered: by an order's number, its link, or a code. */
export const visitorResponses: Readonly<Record<string, z.ZodType>> = {
  "GET /api/track/{order_number}": z.strictObject({ order: z.union([linkedOrderSchema, bareOrderSchema]) }),
  "GET /api/track/{order_number}/details": z.strictObject({ order: customerOrderSchema }),
  "POST /api/track/{order_number}/send-code": z.strictObject({ attempt: z.string(), by: z.string(), to: z.string() }),
  "POST /api/track/{order_number}/verify": z.strictObject({ token: z.string() }),
  "POST /api/track/{order_number}/reschedule": effectSchema,
  "POST /api/track/{order_number}/address": effectSchema,
  "POST /api/track/{order_number}/feedback": effectSchema,
};
