import { z } from "zod";
import { customerTypes } from "#app/modules/customers/model/customer.enums.ts";
import { boundedTextSchema, optionalField, optionalNameSchema } from "#app/modules/places/model/place-draft.ts";
import { codeSchema } from "#app/platform/kernel/code-schema.ts";

/** A customer needs a first and last name or a business name, and a phone number or an email address. */
export const orderCustomerSchema = z
  .object({
    type: codeSchema(customerTypes).default(1),
    first_name: optionalNameSchema.describe("Needed of an individual"),
    last_name: optionalNameSchema.describe("Needed of an individual"),
    business_name: optionalNameSchema.describe("Needed of a business"),
    phone: optionalField(boundedTextSchema(40)).describe(
      "International, or as it is dialled in the destination's country. Needed without an email",
    ),
    email: optionalField(z.email().max(254)).describe("Needed without a phone"),
  })
  .superRefine((customer, context) => {
    const needed =
      customer.type === customerTypes.code.business
        ? (["business_name"] as const)
        : (["first_name", "last_name"] as const);
    for (const field of needed)
      if (!customer[field]) context.addIssue({ code: "custom", path: [field], message: "required" });
    if (!customer.phone && !customer.email)
      context.addIssue({ code: "custom", path: ["phone"], message: "phone_or_email_required" });
  });

export type CustomerDraft = z.output<typeof orderCustomerSchema>;
