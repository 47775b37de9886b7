import { z } from "zod";
import {
  createListSchema,
  idSchema,
  orderNumberSchema,
  textListSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant, person } from "#app/platform/http/wire-shapes.ts";

export const importStatusSchema = z.strictObject({ status: z.string() });

export const importRowSchema = z.strictObject({
  row: z.int(),
  state: z.string(),
  values: z.record(z.string(), z.string()),
  issues: z.array(
    z.strictObject({
      severity: z.string(),
      field: z.string().nullable(),
      code: z.string(),
      params: z.record(z.string(), z.unknown()).optional(),
      suggestion: z.string().optional(),
    }),
  ),
  decision: z.string().nullable(),
  order_number: orderNumberSchema.nullable(),
});

/** How many rows are what; `at` is when work on them last went on. */
const importCountsSchema = z.looseObject({ at: instant.optional() });

const recentImportSchema = z.strictObject({
  uuid: z.string(),
  file_name: z.string(),
  file_size: z.int(),
  status: z.string(),
  counts: importCountsSchema,
  created_by: person("created_by"),
  created_at: instant,
});

export const importFileSchema = z.strictObject({
  uuid: idSchema,
  file_name: z.string(),
  file_size: z.int(),
  status: z.string(),
  configuration: z.record(z.string(), z.unknown()),
  mapping: z.array(
    z.strictObject({
      column: z.string(),
      field: z.string().nullable(),
      confidence: z.number(),
      by: z.string().optional(),
    }),
  ),
  columns: textListSchema,
  samples: z.array(textListSchema),
  counts: importCountsSchema,
  problem: z
    .strictObject({
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      during: z.enum(["validating", "committing"]).optional(),
    })
    .nullable(),
  outcome: z.record(z.string(), z.int()).nullable(),
});

export const importListSchema = createListSchema("imports", recentImportSchema);

export const uploadedImportSchema = importFileSchema
  .pick({ uuid: true, columns: true, mapping: true })
  .extend({ sample: z.array(textListSchema), total: z.int() });
