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
export const pointResponseSchema = z.strictObject({
  longitude: z.number().describe("Degrees east, WGS 84"),
  latitude: z.number().describe("Degrees north, WGS 84"),
});
export const codeListSchema = z.array(z.int());
export const textListSchema = z.array(z.string());

export const objectNumberSchema = z.string().describe("As people call it; unique in the account");
export const orderNumberSchema = z.string().describe("The number of its order");
export const externalIdSchema = z.string().describe("Your own number");
export const currencyCodeSchema = z.string().describe("ISO 4217: CHF");
export const countryCodeSchema = z.string().describe("ISO 3166-1, two letters: LI");
export const zoneNameSchema = z.string().describe("IANA zone that local times are of: Europe/Vaduz");
export const phoneNumberSchema = z.string().describe("International (+423…), or as it is dialled in the country");
export const messageSchema = z.string().describe("A sentence in the caller's language");
export const tagListSchema = z.array(z.string()).describe("Words of your own, to filter by");

/** The id of another object: `idOf("agent")`. */
export const idOf = (thing: string) => z.string().describe(`Id of the ${thing}`);

export const orderStatusSchema = codeOf(orderStatuses);
export const shipmentStatusSchema = codeOf(shipmentStatuses);
export const shipmentTypeCodeSchema = codeOf(shipmentTypes);

export const createdSchema = z.strictObject({ id: idSchema });
export const changedSchema = z.strictObject({ version: versionSchema });
export const numberedSchema = z.strictObject({ number: objectNumberSchema, version: versionSchema });

/** A file for the bank, as text. */
export const paymentFileResponseSchema = z.strictObject({
  name: z.string(),
  type: z.string(),
  body: z.string().describe("pain.001.001.09"),
});

export const bulkRefusalSchema = z.strictObject({ id: idSchema, code: z.string(), message: messageSchema });

/** What a bulk action answers: each item on its own. */
export const bulkOutcomeSchema = z.strictObject({
  succeeded: textListSchema.describe("What was done"),
  refused: z.array(bulkRefusalSchema).describe("What was not done, each with code and message"),
});

/** A list under its name: a page, or all of it, where the read says nothing of pages. */
export function createListSchema(name: string, item: z.ZodType): z.ZodObject {
  return z.strictObject({ [name]: z.array(item), pagination });
}

const addressSchema = z.strictObject({
  line1: z.string().describe("Street and house number"),
  line2: z.string().optional().describe("Floor, door, what else the label says"),
  city: z.string().optional(),
  region: z.string().optional().describe("State or province, where addresses have one"),
  country: countryCodeSchema,
  postal_code: z.string().optional(),
  directions: z.string().optional().describe("For the driver: how to find it"),
});

const contactSchema = z.strictObject({
  name: z.string().optional(),
  email: z.string().optional(),
  phone: phoneNumberSchema.optional(),
});

/** Where something is picked up or delivered, as it was when it was written. */
export const placeResponseSchema = z.strictObject({
  kind: z.enum(["location", "customer", "address"]),
  id: idSchema.optional(),
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
  vehicle_options: textListSchema.describe("What the vehicle has to have"),
  allowed_agents: textListSchema,
  prohibited_vehicles: textListSchema,
});

const measureSchemas = {
  length: z.number().nullable().describe("Millimetres"),
  width: z.number().nullable().describe("Millimetres"),
  height: z.number().nullable().describe("Millimetres"),
  weight: z.number().nullable().describe("Grams"),
  volume: z.number().nullable().describe("Cubic centimetres"),
};

export const packageLineSchema = z.strictObject({
  id: idSchema,
  type: codeOf(packageTypes),
  name: z.string().nullable(),
  barcode: z.string().nullable().describe("What a scanner reads on it"),
  external_id: externalIdSchema.nullable(),
  quantity: z.int(),
  ...measureSchemas,
});

export const collectionResponseSchema = z.strictObject({
  id: idSchema,
  amount: money,
  currency: currencyCodeSchema,
  method: codeOf(paymentMethods),
  prepayment_required: z.boolean().describe("It has to be paid before it leaves"),
  status: codeOf(collectionStatuses),
  waived: z.boolean(),
  agent_id: idOf("agent").nullable(),
  collected_at: instant.nullable(),
  receipt_id: z.string().nullable(),
  settlement_id: z.string().nullable(),
});

/** What an entry of a timeline says beside its event; an amount is written as everywhere. */
export const timelineDetailSchema = z.looseObject({
  amount: money.optional(),
  currency: currencyCodeSchema.optional(),
});

/** What is handed over and collected at a door. */
export const stopPackagesSchema = z.array(
  z.strictObject({
    id: idSchema,
    order_number: orderNumberSchema,
    name: z.string().nullable(),
    barcode: z.string().nullable().describe("What a scanner reads on it"),
    quantity: z.int(),
    weight: z.number().nullable().describe("Grams"),
  }),
);
export const stopCollectionsSchema = z.array(
  z.strictObject({
    id: idSchema,
    amount: money,
    currency: currencyCodeSchema,
    method: codeOf(paymentMethods),
    prepayment_required: z.boolean().describe("It has to be paid before it leaves"),
  }),
);
