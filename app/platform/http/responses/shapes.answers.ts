import { z } from "zod";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { meaningOf } from "#app/platform/kernel/enumeration.ts";
import { instant, money, pagination } from "../wire-shapes.ts";
import { rowFacts } from "./row-answer.ts";

// What several answers of the API have in common. Fields that are empty are left out where they are optional.

export const localTime = z.string().describe("Local date and time of the account's zone: 2026-11-21T08:00");
export const localDate = z.string().describe("2026-11-21");
export const { id, version } = rowFacts;
export const point = z.strictObject({ longitude: z.number(), latitude: z.number() });
export const codes = z.array(z.int());
export const texts = z.array(z.string());

export const orderStatus = z.int().describe(meaningOf(orderStatuses));
export const shipmentStatus = z.int().describe(meaningOf(shipmentStatuses));
export const shipmentType = z.int().describe(meaningOf(shipmentTypes));

export const made = z.strictObject({ id });
export const changed = z.strictObject({ version });
export const numbered = z.strictObject({ number: z.string(), version });

/** A file for the bank, as text. */
export const paymentFile = z.strictObject({
  name: z.string(),
  type: z.string(),
  body: z.string().describe("pain.001.001.09"),
});

export const refusal = z.strictObject({ id: z.string(), code: z.string(), message: z.string() });

/** What a bulk action answers: each item on its own (api.md). */
export const outcome = z.strictObject({ succeeded: texts, refused: z.array(refusal) });

/** A list under its name: a page, or all of it, where the read says nothing of pages. */
export function listOf(name: string, item: z.ZodType): z.ZodObject {
  return z.strictObject({ [name]: z.array(item), pagination });
}

const address = z.strictObject({
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string().optional(),
  region: z.string().optional(),
  country: z.string(),
  postal_code: z.string().optional(),
  directions: z.string().optional(),
});

const contact = z.strictObject({
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
});

/** Where something is picked up or delivered, as it was when it was written. */
export const place = z.strictObject({
  kind: z.enum(["location", "customer", "address"]),
  id: z.string().optional(),
  name: z.string().optional(),
  address,
  point: point.nullable(),
  contact: contact.optional(),
  opening_hours: z.array(z.strictObject({ weekday: z.int(), from: z.string(), to: z.string() })).optional(),
});

export const requirements = z.strictObject({
  vehicle_types: codes,
  vehicle_options: texts,
  allowed_agents: texts,
  prohibited_vehicles: texts,
});

const measures = {
  length: z.number().nullable().describe("Millimetres"),
  width: z.number().nullable(),
  height: z.number().nullable(),
  weight: z.number().nullable().describe("Grams"),
  volume: z.number().nullable().describe("Cubic centimetres"),
};

export const packageLine = z.strictObject({
  id,
  type: z.int(),
  name: z.string().nullable(),
  barcode: z.string().nullable(),
  external_id: z.string().nullable(),
  quantity: z.int(),
  ...measures,
});

export const collection = z.strictObject({
  id,
  amount: money,
  currency: z.string(),
  method: z.int(),
  prepayment_required: z.boolean(),
  status: z.int(),
  waived: z.boolean(),
  agent_id: z.string().nullable(),
  collected_at: instant.nullable(),
  receipt_id: z.string().nullable(),
  settlement_id: z.string().nullable(),
});

/** What an entry of a timeline says beside its event; an amount is written as everywhere. */
export const timelineDetail = z.looseObject({ amount: money.optional(), currency: z.string().optional() });

/** What is handed over and collected at a door. */
export const doorPackages = z.array(
  z.strictObject({
    id,
    order_number: z.string(),
    name: z.string().nullable(),
    barcode: z.string().nullable(),
    quantity: z.int(),
    weight: z.number().nullable().describe("Grams"),
  }),
);
export const doorCollections = z.array(
  z.strictObject({
    id,
    amount: money,
    currency: z.string(),
    method: z.int().describe("0 none, 1 cash, 2 cheque, 3 credit card"),
    prepayment_required: z.boolean(),
  }),
);
