import { z } from "zod";
import {
  createListSchema,
  idSchema,
  phoneNumberSchema,
  pointResponseSchema,
  tagListSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { codeOf, instant, metadata } from "#app/platform/http/wire-shapes.ts";
import { customerTypes } from "../model/customer.enums.ts";
import { customerAddressSchema, customerSchema } from "../model/customer.ts";

const customerFacts = { id: idSchema, name: z.string(), created_at: instant, version: versionSchema };

export const customerResponseSchema = z.strictObject({
  ...z.strictObject(customerSchema.shape).partial().shape,
  metadata,
  ...customerFacts,
});

const customerRowSchema = z.strictObject({
  ...customerFacts,
  type: codeOf(customerTypes),
  email: z.string().nullable(),
  phone: phoneNumberSchema.nullable(),
  tags: tagListSchema,
  metadata,
});

const positionFoundSchema = z.enum(["exact", "coarse", "none"]);

/** What was written, and how well its position is known. */
export const locatedAddressSchema = z.strictObject({ id: idSchema, position: positionFoundSchema });

export const customerAddressResponseSchema = z.strictObject({
  ...z.strictObject(customerAddressSchema.shape).partial().shape,
  id: idSchema,
  point: pointResponseSchema.nullable(),
  position: positionFoundSchema,
});

export const customerContactOutput = z.strictObject({
  id: idSchema,
  name: z.string(),
  phone: phoneNumberSchema.optional(),
  email: z.string().optional(),
});

export const customerListSchema = createListSchema("customers", customerRowSchema);
