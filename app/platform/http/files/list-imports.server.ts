import { z } from "zod";
import type { Command } from "#app/platform/commands/command.server.ts";
import { IMPORT_LIMITS } from "#app/platform/documents/tables/source-table.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { scopeContext } from "../contexts.server.ts";
import type { Handler } from "../endpoint-definition.ts";
import { toFailureResponse, withBulkMessages } from "../failures.server.ts";
import { parseBody } from "../request-body.server.ts";
import { multipartForm } from "./multipart-form.ts";
import { readUploadedFile } from "./upload.server.ts";

/** What `importList` reads. */
export const listImportForm = multipartForm("CSV or XLSX with a line of headings, 5 MB at most", {
  mapping: { type: "string", description: 'Fields by column number as JSON, where headings do not tell: {"0":"name"}' },
  save: { type: "string", enum: ["1"], description: "Without it nothing is written and the answer says what would be" },
});

/** What a file of rows came to: before saving what would happen, after it what did. */
export const listImportResult = z.strictObject({
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
      errors: z.record(z.string(), z.array(z.string())).optional(),
    }),
  ),
  refused_count: z.int(),
  saved: z.boolean(),
});

/**
 * `POST …/import`, multipart: `file` (CSV or XLSX), `mapping` (fields by column number, JSON) and `save=1`; without it nothing is
 * written, and the response says what would be.
 */
export function importList(command: Command): Handler {
  return async ({ request, context, respond }) => {
    const file = await readUploadedFile(request, IMPORT_LIMITS.bytes);
    if (!file.ok) return toFailureResponse(request, file.failure);
    const { bytes, form, name } = file.value;
    const mappingField = form.get("mapping");
    const mapping = typeof mappingField === "string" ? parseBody(mappingField) : {};
    if (!mapping) return toFailureResponse(request, fail("malformed").failure);
    const save = form.get("save") === "1";
    const result = await command.execute(context.get(scopeContext), { file_name: name, bytes, mapping, save });
    if (!result.ok) return toFailureResponse(request, result.failure);
    return respond(withBulkMessages(request, result.value));
  };
}
