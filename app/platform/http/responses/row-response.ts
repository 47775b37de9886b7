import { z } from "zod";
import { instant } from "../wire-shapes.ts";

export const rowResponseFields = {
  id: z.string().describe("A uuid"),
  active: z.boolean().describe("False keeps it for what was, and offers it no more"),
  created_at: instant,
  version: z.int().describe("Grows with every change; a change names the version that it saw"),
};

/** Response schema of a settings row: the written fields, and the fields its row adds. */
export function createRowResponseSchema(written: z.ZodObject, more: z.ZodRawShape = {}): z.ZodObject {
  return z.strictObject({ ...z.strictObject(written.shape).partial().shape, ...rowResponseFields, ...more });
}
