import { z } from "zod";
import {
  collectionStatuses,
  orderStatuses,
  packageTypes,
  paymentMethods,
} from "#app/modules/orders/model/order.enums.ts";
import { shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { codeOf, instant, money, pagination } from "../wire-shapes.ts";
import { rowResponseFields } from "./row-response.ts";

// What several answers of the API have in common. Fields that are empty are left out where they are optional.

export const localTimeSchema = z.string().describe("Local date and time of the account's zone: 2026-11-21T08:00");
export const localDateSchema = z.string().describe("2026-11-21");
export const { id: idSchema, version: versionSchema } = rowResponseFields;
export const pointResponseSchema = z.strictObject({ longitude: z.number(), latitude: z.number() });
export const codeListSchema = z.array(z.int());
export const textListSchema = z.array(z.string());

export const orderStatusSchema = codeOf(orderStatuses);
export const shipmentStatusSchema = codeOf(shipmentStatuses);
export const shipmentTypeCodeSchema = codeOf(shipmentTypes);

export const createdSchema = z.strictObject({ id: idSchema });
export const changedSchema = z.strictObject({ version: versionSchema });
export const numberedSchema = z.strictObject({ number: z.string(), version: versionSchema });

/** A file for the bank, as text. */
export const paymentFileResponseSchema = z.strictObject({
  name: z.string(),
  type: z.string(),
  body: z.string().describe("pain.001.001.09"),
});

export const bulkRefusalSchema = z.strictObject({ id: z.string(), code: z.string(), message: z.string() });

/** What a bulk action answers: each item on its own. */
export const bulkOutcomeSchema = z.strictObject({ succeeded: textListSchema, refused: z.array(bulkRefusalSchema) });

/** A list under its name: a page, or all of it, where the read says nothing of pages. */
export function createListSchema(name: string, item: z.ZodType): z.ZodObject {
  return z.strictObject({ [name]: z.array(item), pagination });
}

const addressSchema = z.strictObject({
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string().optional(),
  region: z.string().optional(),
  country: z.string(),
  postal_code: z.string().optional(),
  directions: z.string().optional(),
});

const contactSchema = z.strictObject({
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
});

/** Where something is picked up or delivered, as it was when it was written. */
export const placeResponseSchema = z.strictObject({
  kind: z.enum(["location", "customer", "address"]),
  id: z.string().optional(),
  name: z.string().optional(),
  address: addressSchema,
  point: pointResponseSchema.nullable(),
  contact: contactSchema.optional(),
  opening_hours: z
    .array(z.strictObject({ weekday: z.int().describe("1 is Monday, 7 is Sunday"), from: z.string(), to: z.string() }))
    .optional(),
});

export const requirementsResponseSchema = z.strictObject({
  vehicle_types: codeListSchema,
  vehicle_options: textListSchema,
  allowed_agents: textListSchema,
  prohibited_vehicles: textListSchema,
});

const measureSchemas = {
  length: z.number().nullable().describe("Millimetres"),
  width: z.number().nullable(),
  height: z.number().nullable(),
  weight: z.number().nullable().describe("Grams"),
  volume: z.number().nullable().describe("Cubic centimetres"),
};

export const packageLineSchema = z.strictObject({
  id: idSchema,
  type: codeOf(packageTypes),
  name: z.string().nullable(),
  barcode: z.string().nullable(),
  external_id: z.string().nullable(),
  quantity: z.int(),
  ...measureSchemas,
});

export const collectionResponseSchema = z.strictObject({
  id: idSchema,
  amount: money,
  currency: z.string(),
  method: codeOf(paymentMethods),
  prepayment_required: z.boolean(),
  status: codeOf(collectionStatuses),
  waived: z.boolean(),
  agent_id: z.string().nullable(),
  collected_at: instant.nullable(),
  receipt_id: z.string().nullable(),
  settlement_id: z.string().nullable(),
});

/** What an entry of a timeline says beside its event; an amount is written as everywhere. */
export const timelineDetailSchema = z.looseObject({ amount: money.optional(), currency: z.string().optional() });

/** What is handed over and collected at a door. */
export const stopPackagesSchema = z.array(
  z.strictObject({
    id: idSchema,
    order_number: z.string(),
    name: z.string().nullable(),
    barcode: z.string().nullable(),
    quantity: z.int(),
    weight: z.number().nullable().describe("Grams"),
  }),
);
export const stopCollectionsSchema = z.array(
  z.strictObject({
    id: idSchema,
    amount: money,
    currency: z.string(),
    method: codeOf(paymentMethods),
    prepayment_required: z.boolean(),
  }),
);
