import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { cursorParameter, limitParameter } from "#app/platform/http/query-parameters.ts";
import { createListSchema } from "#app/platform/http/responses/shared.responses.ts";
import {
  importFileSchema,
  importListSchema,
  importRowSchema,
  importStatusSchema,
  uploadedImportSchema,
} from "./api/imports.outputs.ts";
import { acceptSuggestions } from "./commands/repair/accept-suggestions.server.ts";
import { acceptWarnings } from "./commands/repair/accept-warnings.server.ts";
import { repairRow } from "./commands/repair/repair-row.server.ts";
import { commitImport } from "./commands/run/commit-import.server.ts";
import { configureImport } from "./commands/run/configure-import.server.ts";
import { mapImport } from "./commands/run/map-import.server.ts";
import { validateImport } from "./commands/run/validate-import.server.ts";
import { listImports, readImportRows, readImportStatus } from "./commands/wizard/read-import.server.ts";
import { rowFilters } from "./commands/wizard/read-rows.server.ts";
import { importForm, importResultResponse, uploadImportFile } from "./http/import-files.server.ts";

const access = { permission: ["orders", "orders.import"] } as const;

/** Headings of the description. */
const tags = { imports: "Files of orders, row by row." };

export const importsEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/imports",
    access,
    summary: "List imports",
    read: listImports,
    output: importListSchema,
  }),
  endpoint({
    method: "POST",
    path: "/imports",
    operation: "uploadImport",
    access,
    summary: "Upload a file of orders",
    description:
      "Answers the columns that were found and the fields they are taken for. Then: PUT mapping and configuration where they are wrong, POST validate, GET until `status` is `validated`, POST commit, GET until it is `done`.",
    status: 201,
    form: importForm,
    idempotent: true,
    handler: uploadImportFile,
    output: z.strictObject({ import: uploadedImportSchema }),
  }),
  endpoint({
    method: "GET",
    path: "/imports/:importId",
    access,
    summary: "Read an import",
    description: "Status and counts; read it until it is `validated`, or `done`.",
    read: readImportStatus,
    output: z.strictObject({ import: importFileSchema }),
  }),
  endpoint({
    method: "GET",
    path: "/imports/:importId/rows",
    access,
    summary: "List rows of an import that need somebody",
    isHeavy: true,
    query: {
      show: { type: Object.keys(rowFilters), means: "Which rows: `repair` without it." },
      limit: limitParameter(100),
      cursor: cursorParameter,
    },
    read: readImportRows,
    output: createListSchema("rows", importRowSchema),
  }),
  endpoint({
    method: "GET",
    path: "/imports/:importId/result",
    access,
    summary: "The rows of an import with what became of them, as a file",
    internal: true,
    handler: importResultResponse,
  }),
  endpoint({
    method: "PUT",
    path: "/imports/:importId/mapping",
    operation: "mapImport",
    access,
    summary: "Say what the columns of an import are",
    command: mapImport,
    status: 202,
    output: importStatusSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/imports/:importId/configuration",
    operation: "configureImport",
    access,
    summary: "Say what no column of an import says",
    command: configureImport,
    status: 202,
    output: importStatusSchema,
  }),
  endpoint({
    method: "POST",
    path: "/imports/:importId/validate",
    access,
    summary: "Validate an import again",
    command: validateImport,
    status: 202,
    output: importStatusSchema,
  }),
  endpoint({
    method: "POST",
    path: "/imports/:importId/accept",
    operation: "acceptImportSuggestions",
    access,
    summary: "Accept a suggestion for rows of an import",
    command: acceptSuggestions,
    output: z.strictObject({ rows: z.int() }),
  }),
  endpoint({
    method: "POST",
    path: "/imports/:importId/keep",
    operation: "keepImportRows",
    access,
    summary: "Keep rows of an import as they are",
    command: acceptWarnings,
    output: z.strictObject({ rows: z.int() }),
  }),
  endpoint({
    method: "POST",
    path: "/imports/:importId/commit",
    access,
    summary: "Make orders of an import",
    description: "Each row becomes one order, however often it is asked. Sends `import.completed`.",
    command: commitImport,
    status: 202,
    output: importStatusSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/imports/:importId/rows/:row",
    access,
    summary: "Mend a row of an import",
    command: repairRow,
    output: z.strictObject({ row: importRowSchema }),
  }),
]);
