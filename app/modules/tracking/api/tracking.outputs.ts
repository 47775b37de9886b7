import { z } from "zod";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import {
  countryCodeSchema,
  currencyCodeSchema,
  localTimeSchema,
  objectNumberSchema,
  pointResponseSchema,
  zoneNameSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { codeOf, instant, money } from "#app/platform/http/wire-shapes.ts";

const timeSpanSchema = z.strictObject({ from: instant, to: instant });

/** What the number alone shows of an order. */
export const bareOrderSchema = z.strictObject({
  number: objectNumberSchema,
  status: z.string(),
  eta: timeSpanSchema.extend({ basis: z.enum(["route", "schedule"]) }).nullable(),
  promised: timeSpanSchema.nullable(),
  delivered_at: instant.nullable(),
  step: z.int().nullable(),
  timeline: z.array(z.strictObject({ event: z.string(), at: instant })),
  offered: z.string(),
});

/** What the link shows beyond that. */
export const linkedOrderSchema = bareOrderSchema.extend({
  timezone: zoneNameSchema,
  seller: z.string(),
  requires_code: z.boolean().describe("The driver asks for a code, which the verified customer sees"),
  carrier: z.string(),
  city: z.string().nullable(),
  country: countryCodeSchema,
  destination: pointResponseSchema.nullable(),
  origin: z.strictObject({ point: pointResponseSchema, city: z.string().nullable() }).nullable(),
  stops_before: z.int().nullable().describe("Stops before this one; null while the driver is not on the way"),
  custom_fields: z
    .array(z.strictObject({ name: z.string(), text: z.string() }))
    .describe("The account's own fields that customers see"),
  driver: pointResponseSchema.extend({ at: instant }).nullable(),
  brand: z
    .strictObject({
      color: z.string().describe("#rrggbb"),
      logo: z.string().nullable().describe("Path of an image, for anybody"),
      help: z
        .strictObject({
          text: z.string().nullable(),
          phone: z.string().nullable().describe("E.164"),
          phone_shown: z.string().nullable().describe("As people write it"),
          email: z.string().nullable(),
        })
        .nullable(),
    })
    .describe("How the seller looks to its customers"),
});

const windowSchema = z.strictObject({ from: localTimeSchema, to: localTimeSchema });

export const customerOrderSchema = z.strictObject({
  number: objectNumberSchema,
  status: codeOf(orderStatuses),
  customer_name: z.string().nullable(),
  address: z.record(z.string(), z.unknown()),
  delivery_from: localTimeSchema.nullable(),
  delivery_to: localTimeSchema.nullable(),
  timezone: zoneNameSchema,
  waiting: windowSchema.nullable(),
  to_pay: z.array(z.strictObject({ amount: money, currency: currencyCodeSchema })),
  windows: z.array(windowSchema),
});

export const effectSchema = z.strictObject({ effect: z.string() });
