import { z } from "zod";
import { vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import type { PositionQuality } from "#app/modules/places/model/location.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { codeSchema } from "#app/platform/kernel/code-schema.ts";
import {
  coordinateFields,
  openingHoursSchema,
  optionalNumberSchema,
  optionalSchema,
  placeAddressSchema,
  requireBothCoordinates,
  textSchema,
} from "#app/platform/kernel/form-values.ts";
import { metadataSchema } from "#app/platform/kernel/metadata.ts";
import { type CustomerType, customerTypes } from "./customer.enums.ts";

/** A customer as the form and the API send it: needs the name of its type, and a phone number or an email address. */
export const customerSchema = z
  .object({
    type: z.coerce.number().pipe(codeSchema(customerTypes)),
    first_name: optionalSchema(textSchema(200)).describe("Needed of an individual"),
    last_name: optionalSchema(textSchema(200)).describe("Needed of an individual"),
    business_name: optionalSchema(textSchema(200)).describe("Needed of a business"),
    phone: optionalSchema(textSchema(40)).describe("Needed without an email"),
    email: optionalSchema(z.email().max(254).toLowerCase()).describe("Needed without a phone"),
    tags: z.array(textSchema(60)).max(50).default([]).describe("Words of your own, to filter by"),
    notes: optionalSchema(textSchema(5000)).describe("For the people who handle it"),
    metadata: metadataSchema.default({}),
  })
  .superRefine((customer, context) => {
    const requiredNames =
      customer.type === customerTypes.code.business
        ? (["business_name"] as const)
        : (["first_name", "last_name"] as const);
    for (const field of requiredNames)
      if (!customer[field]) context.addIssue({ code: "custom", path: [field], message: "required" });
    if (!customer.phone && !customer.email)
      context.addIssue({ code: "custom", path: ["phone"], message: "phone_or_email_required" });
  });

export type CustomerInput = z.output<typeof customerSchema>;

/** A contact person of a customer. */
export const customerContactSchema = z
  .object({
    name: textSchema(200),
    phone: optionalSchema(textSchema(40)).describe("Needed without an email"),
    email: optionalSchema(z.email().max(254).toLowerCase()).describe("Needed without a phone"),
  })
  .refine(({ phone, email }) => phone || email, { path: ["phone"], error: "phone_or_email_required" });

export type CustomerContactInput = z.output<typeof customerContactSchema>;

export const MAX_CONTACTS = 50;

/** A contact as screens and the API read it. */
export interface CustomerContactView extends CustomerContactInput {
  id: string;
}

/**
 * An address of a customer with its delivery rules. Agents are named by id, vehicles by plate. Without a position it is
 * geocoded.
 */
const addressFields = z.object({
  label: optionalSchema(textSchema(200)),
  address: placeAddressSchema,
  ...coordinateFields,
  service_minutes: optionalNumberSchema(z.number().min(0).max(1440)).describe(
    "Minutes at the door; without it what is usual",
  ),
  opening_hours: openingHoursSchema,
  allowed_vehicle_types: z.array(z.coerce.number().pipe(codeSchema(vehicleTypes))).default([]),
  prohibited_vehicles: z.array(textSchema(40)).max(100).default([]),
  allowed_agents: z.array(z.uuid()).max(200).default([]),
  is_default: z.boolean().default(false),
});

export const customerAddressSchema = addressFields.refine(...requireBothCoordinates);

export type CustomerAddressInput = z.output<typeof customerAddressSchema>;

/** A customer as screens and the API read it. */
export interface CustomerView extends CustomerInput {
  id: string;
  /** The name in lists and on documents. */
  name: string;
  created_at: number;
  version: number;
}

/**
 * An address of a customer as screens and the API read it; the point is null where the geocoder found none or several.
 */
export interface CustomerAddressView extends Omit<CustomerAddressInput, "longitude" | "latitude"> {
  id: string;
  point: Point | null;
  /** `coarse`: the point is only that of the town. */
  position: PositionQuality;
}

/** The business name of a business, the first and last name of a person. */
export function formatCustomerName(of: {
  type: CustomerType;
  firstName: string | null;
  lastName: string | null;
  businessName: string | null;
}): string {
  const person = [of.firstName, of.lastName].filter(Boolean).join(" ");
  return of.type === customerTypes.code.business ? (of.businessName ?? person) : person || (of.businessName ?? "");
}

/** The name that a customer from a form or a file gets. */
export function formatInputName({ type, first_name, last_name, business_name }: CustomerInput): string {
  const parts = { firstName: first_name ?? null, lastName: last_name ?? null, businessName: business_name ?? null };
  return formatCustomerName({ type, ...parts });
}
