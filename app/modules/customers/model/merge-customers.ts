import { z } from "zod";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";

/** The customer that stays, at its expected version, and those to be merged into it. */
export const mergeCustomersSchema = z.object({
  id: z.uuid(),
  version: expectedVersionSchema,
  others: z.array(z.uuid()).min(1).max(20),
});

/** A possible duplicate, and what is equal. */
export interface CustomerDuplicate {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  by: "phone" | "email" | "name";
}
