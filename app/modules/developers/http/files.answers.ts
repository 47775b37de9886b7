import { z } from "zod";
import { importFile } from "#app/modules/orders/http/orders.responses.ts";
import { idSchema, textListSchema } from "#app/platform/http/responses/shared.responses.ts";

const document = z.strictObject({ id: idSchema, name: z.string(), content_type: z.string(), size: z.int() }).partial({
  name: true,
  content_type: true,
  size: true,
});
const image = z.strictObject({ id: idSchema, image: z.string().nullable() });
const logo = z.strictObject({ logo: z.string().nullable() });

/** What a file of rows came to: before saving what would happen, after it what did. */
const listImport = z.strictObject({
  columns: z.array(z.strictObject({ header: z.string(), field: z.string().nullable() })),
  total: z.int(),
  created: z.int(),
  updated: z.int(),
  refused: z.array(
    z.strictObject({
      row: z.int(),
      name: z.string(),
      code: z.string(),
      message: z.string(),
      errors: z.record(z.string(), textListSchema).optional(),
    }),
  ),
  refused_count: z.int(),
  saved: z.boolean(),
});

const uploaded = importFile
  .pick({ uuid: true, columns: true, mapping: true })
  .extend({ sample: z.array(textListSchema), total: z.int() });

/** What calls answer that take a file. */
export const fileAnswers: Readonly<Record<string, z.ZodType>> = {
  "POST /api/orders/imports": z.strictObject({ import: uploaded }),
  "POST /api/orders/documents": document,
  "POST /api/orders/{number}/documents": document,
  "POST /api/customers/import": listImport,
  "POST /api/items/import": listImport,
  "POST /api/items/{id}/image": image,
  "DELETE /api/items/{id}/image": image,
  "POST /api/settings/account/logo": logo,
  "DELETE /api/settings/account/logo": logo,
};
