import { z } from "zod";
import { placeSchema, windowSchema } from "#app/modules/places/model/place-draft.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import { seenVersion } from "#app/platform/kernel/form-values.ts";
import { type OrderStatus, orderStatuses, priorities, proofSettings } from "./order.enums.ts";
import {
  collectionSchema,
  customerSchema,
  packageSchema,
  requirementsSchema,
  serviceMinutesSchema,
  tagsSchema,
  unitsSchema,
} from "./order.ts";

/** Which order, and the version that was seen. */
const which = z.object({ number: z.string().min(1).max(50), version: seenVersion });

const clearable = (longest: number) =>
  z.preprocess((value) => value || null, z.string().trim().max(longest).nullable());

/** A place that a form leaves empty stays as it is. */
const keptPlace = z.preprocess((value) => (isEmpty(value) ? undefined : value), placeSchema.optional());

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.values(value).every((each) => !each);
}

/** What one part of an order is replaced by (api.md `PUT orders/{number}/{part}`). */
export const partSchemas = {
  external_id: which.extend({ external_id: clearable(100) }),
  notes: which.extend({ notes: clearable(5000) }),
  requirements: which.extend({ requirements: requirementsSchema }),
  proof_of_delivery: which.extend({
    proof_of_delivery: z.literal(proofSettings.codes),
    proof_of_pickup: z.literal(proofSettings.codes).optional(),
  }),
  customer: which.extend({ customer: customerSchema }),
  locations: which.extend({ source: keptPlace, destination: keptPlace }),
  schedule: which.extend({
    delivery_schedule: windowSchema.default({}),
    pickup_schedule: windowSchema.default({}),
    service_minutes: serviceMinutesSchema,
    /** Left out, it stays. */
    priority: z.enum(priorities).optional(),
    tags: tagsSchema,
  }),
  packages: which.extend({ units: unitsSchema, packages: z.array(packageSchema).min(1).max(100) }),
  collections: which.extend({ collections: z.array(collectionSchema).max(20) }),
};

export type OrderPart = keyof typeof partSchemas;

const beforeCustody: readonly OrderStatus[] = orderStatuses.where(({ editable }) => editable === "all");
const beforeTheDoor: readonly OrderStatus[] = orderStatuses.where(
  ({ editable }) => editable === "all" || editable === "way",
);
const whileOpen: readonly OrderStatus[] = orderStatuses.where(({ editable }) => editable !== "none");

/** Who may change a part (domain §6), and in which statuses it may still change. */
export const partRules: Readonly<Record<OrderPart, { permission: Permission; statuses: readonly OrderStatus[] }>> = {
  external_id: { permission: "orders.update.external_id", statuses: whileOpen },
  notes: { permission: "orders.update.notes", statuses: whileOpen },
  requirements: { permission: "orders.update.requirements", statuses: beforeTheDoor },
  proof_of_delivery: { permission: "orders.update.proof_of_delivery", statuses: beforeTheDoor },
  customer: { permission: "orders.update.customer", statuses: beforeTheDoor },
  locations: { permission: "orders.update.locations", statuses: beforeTheDoor },
  // The specification has no word of its own for dates, service time, priority and tags.
  schedule: { permission: "orders.update", statuses: beforeTheDoor },
  packages: { permission: "orders.update.packages", statuses: beforeCustody },
  collections: { permission: "orders.update.collections", statuses: beforeTheDoor },
};
