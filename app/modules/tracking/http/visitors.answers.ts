import { z } from "zod";
import { localTime, point } from "#app/platform/http/responses/shapes.answers.ts";
import { instant, money } from "#app/platform/http/wire-shapes.ts";

const span = z.strictObject({ from: instant, to: instant });

/** What a bare number tells of an order. */
const bareOrder = z.strictObject({
  number: z.string(),
  status: z.string(),
  eta: span.extend({ basis: z.enum(["route", "schedule"]) }).nullable(),
  promised: span.nullable(),
  delivered_at: instant.nullable(),
  step: z.int().nullable(),
  timeline: z.array(z.strictObject({ event: z.string(), at: instant })),
  offered: z.string(),
});

/** What its link tells besides. */
const linkedOrder = bareOrder.extend({
  timezone: z.string(),
  seller: z.string(),
  asks_code: z.boolean().describe("The driver asks for a code, which the verified customer sees"),
  carrier: z.string(),
  city: z.string().nullable(),
  country: z.string(),
  destination: point.nullable(),
  origin: z.strictObject({ point, city: z.string().nullable() }).nullable(),
  driver: point.nullable(),
});

const window = z.strictObject({ from: localTime, to: localTime });

const customersOrder = z.strictObject({
  number: z.string(),
  status: z.int(),
  customer_name: z.string().nullable(),
  address: z.record(z.string(), z.unknown()),
  delivery_from: localTime.nullable(),
  delivery_to: localTime.nullable(),
  timezone: z.string(),
  waiting: window.nullable(),
  to_pay: z.array(z.strictObject({ amount: money, currency: z.string() })),
  windows: z.array(window),
});

const effect = z.strictObject({ effect: z.string() });

/** What strangers and customers are answered: by an order's number, its link, or a code. */
export const visitorAnswers: Readonly<Record<string, z.ZodType>> = {
  "GET /api/track/{order_number}": z.strictObject({ order: z.union([linkedOrder, bareOrder]) }),
  "GET /api/track/{order_number}/details": z.strictObject({ order: customersOrder }),
  "POST /api/track/{order_number}/send-code": z.strictObject({ attempt: z.string(), by: z.string(), to: z.string() }),
  "POST /api/track/{order_number}/verify": z.strictObject({ token: z.string() }),
  "POST /api/track/{order_number}/reschedule": effect,
  "POST /api/track/{order_number}/address": effect,
  "POST /api/track/{order_number}/feedback": effect,
};
