import { z } from "zod";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";

/** The customer that stays, at the version that was seen, and those that become it. */
export const mergeCustomersSchema = z.object({
  id: z.uuid(),
  version: expectedVersionSchema,
  others: z.array(z.uuid()).min(1).max(20),
});

/** A customer that may be the same as another, and by what. */
export interface CustomerDuplicate {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  by: "phone" | "email" | "name";
}
