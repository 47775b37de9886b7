import { z } from "zod";
import { placeSchema, windowSchema } from "#app/modules/places/model/place-draft.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import { codeSchema } from "#app/platform/kernel/code-schema.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { type OrderStatus, orderStatuses, priorities, proofSettings } from "./order.enums.ts";
import {
  collectionSchema,
  packageSchema,
  requirementsSchema,
  serviceMinutesSchema,
  tagsSchema,
  unitsSchema,
} from "./order.ts";
import { orderCustomerSchema } from "./order-customer.ts";

/** The order, and the version that the change is based on. */
export const orderVersionSchema = z.object({ number: z.string().min(1).max(50), version: expectedVersionSchema });

const clearableText = (longest: number) =>
  z.preprocess((value) => value || null, z.string().trim().max(longest).nullable());

/** A place that a form leaves empty stays unchanged. */
const unchangedPlaceSchema = z.preprocess((value) => (isEmpty(value) ? undefined : value), placeSchema.optional());

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.values(value).every((each) => !each);
}

/** The input of `PUT orders/{number}/{part}`, by part. */
export const partSchemas = {
  external_id: orderVersionSchema.extend({ external_id: clearableText(100) }),
  notes: orderVersionSchema.extend({ notes: clearableText(5000) }),
  requirements: orderVersionSchema.extend({ requirements: requirementsSchema }),
  proof_of_delivery: orderVersionSchema.extend({
    proof_of_delivery: codeSchema(proofSettings),
    proof_of_pickup: codeSchema(proofSettings).optional(),
  }),
  customer: orderVersionSchema.extend({ customer: orderCustomerSchema }),
  locations: orderVersionSchema.extend({ source: unchangedPlaceSchema, destination: unchangedPlaceSchema }),
  schedule: orderVersionSchema.extend({
    delivery_schedule: windowSchema.default({}).describe("When it may arrive, local times"),
    pickup_schedule: windowSchema.default({}).describe("When it may be picked up, local times"),
    service_minutes: serviceMinutesSchema,
    /** Unchanged when absent. */
    priority: z.enum(priorities).optional(),
    tags: tagsSchema,
  }),
  packages: orderVersionSchema.extend({ units: unitsSchema, packages: z.array(packageSchema).min(1).max(100) }),
  collections: orderVersionSchema.extend({ collections: z.array(collectionSchema).max(20) }),
};

export type OrderPart = keyof typeof partSchemas;

const beforeCustody: readonly OrderStatus[] = orderStatuses.filter(({ editable }) => editable === "all");
const beforeDelivery: readonly OrderStatus[] = orderStatuses.filter(
  ({ editable }) => editable === "all" || editable === "way",
);
const whileOpen: readonly OrderStatus[] = orderStatuses.filter(({ editable }) => editable !== "none");

/** The permission for each part, and the statuses in which it can still be changed. */
export const partRules: Readonly<Record<OrderPart, { permission: Permission; statuses: readonly OrderStatus[] }>> = {
  external_id: { permission: "orders.update.external_id", statuses: whileOpen },
  notes: { permission: "orders.update.notes", statuses: whileOpen },
  requirements: { permission: "orders.update.requirements", statuses: beforeDelivery },
  proof_of_delivery: { permission: "orders.update.proof_of_delivery", statuses: beforeDelivery },
  customer: { permission: "orders.update.customer", statuses: beforeDelivery },
  locations: { permission: "orders.update.locations", statuses: beforeDelivery },
  // Dates, service time, priority and tags have no permission of their own.
  schedule: { permission: "orders.update", statuses: beforeDelivery },
  packages: { permission: "orders.update.packages", statuses: beforeCustody },
  collections: { permission: "orders.update.collections", statuses: beforeDelivery },
};
