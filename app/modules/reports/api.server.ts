import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { cursorParameter } from "#app/platform/http/query-parameters.ts";
import { createdSchema, createListSchema, idSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { listApiReports, readApiReport, readReportRows } from "./commands/api-reports.server.ts";
import { listOpenFiles } from "./commands/open-data.server.ts";
import { runReport } from "./commands/run-report.server.ts";
import { downloadOpenFile } from "./http/download-open-file.server.ts";
import { downloadRun } from "./http/download-run.server.ts";
import { openTables } from "./model/open-data.ts";
import { reportFormats, reportRunStates, runProblems } from "./model/report.ts";
import { sourceNames } from "./model/report-sources.ts";

const access = { permission: "analytics", accountKind: "carrier" } as const;
const reportId = z.string().describe("A UUID, or the name of a ready one");

const runSchema = z.strictObject({
  id: idSchema,
  state: z.enum(reportRunStates),
  problem: z.enum(runProblems).nullable(),
  format: z.enum(reportFormats),
  rows: z.int(),
  file_size: z.int().nullable().describe("Bytes"),
  created_at: instant,
  finished_at: instant.nullable(),
});

const listedFields = {
  id: reportId,
  name: z.string(),
  ready: z.boolean().describe("One of the library, which every account has"),
  source: z.enum(sourceNames),
  format: z.enum(reportFormats),
};

const reportFields = {
  ...listedFields,
  columns: z.array(z.string()).describe("All of them without"),
  filters: z.array(z.strictObject({ field: z.string(), not: z.boolean(), values: z.array(z.string()) })),
  group_by: z.string().nullable(),
  sort: z.string().nullable(),
  runs: z.array(runSchema).describe("The newest first"),
};

/** Headings of the description. */
const tags = {
  reports: "Lists as files, made by themselves or when asked.",
  "open-data": "A nightly copy as Parquet files, one a table and month.",
};

const openDataAccess = { permission: ["analytics", "analytics.open_data"], accountKind: "carrier" } as const;

const openFileSchema = z.strictObject({
  table: z.enum(openTables),
  month: z.string().describe("2026-11"),
  rows: z.int(),
  size: z.int().describe("Bytes"),
  written_at: instant,
});

export const reportsEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/reports",
    access,
    summary: "List reports",
    description: "Those of the library and the account's own, of lists that the caller may export.",
    mcp: { toolset: "analytics" },
    read: listApiReports,
    output: createListSchema("reports", z.strictObject({ ...listedFields, last_run: runSchema.nullable() })),
  }),
  endpoint({
    method: "GET",
    path: "/reports/:id",
    access,
    summary: "Get a report with its newest files",
    read: readApiReport,
    output: z.strictObject(reportFields),
  }),
  endpoint({
    method: "GET",
    path: "/reports/:id/rows",
    access,
    isHeavy: true,
    summary: "Read the rows of a report",
    description: "As they are now, page by page, as texts under the report's headings. Needs no file.",
    mcp: { toolset: "analytics" },
    query: { cursor: cursorParameter },
    read: readReportRows,
    output: createListSchema("rows", z.array(z.string())).extend({ header: z.array(z.string()) }),
  }),
  endpoint({
    method: "POST",
    path: "/reports/:id/run",
    operation: "runReport",
    access,
    summary: "Make a file of a report",
    description: "With the rights of the person who asks: a token without one reads the rows instead.",
    command: runReport,
    output: createdSchema.describe("The run"),
  }),
  endpoint({
    method: "GET",
    path: "/reports/:id/runs/:runId/file",
    operation: "downloadReportFile",
    access,
    summary: "Download a report's file",
    description: "404 until it is there, and after 90 days.",
    handler: downloadRun,
  }),
  endpoint({
    method: "GET",
    path: "/open-data",
    operation: "listOpenDataFiles",
    access: openDataAccess,
    summary: "List the files of the nightly copy",
    description:
      "The newest month first; none while the workspace copies nothing. What changed is written the next night.",
    read: listOpenFiles,
    output: createListSchema("files", openFileSchema),
  }),
  endpoint({
    method: "GET",
    path: "/open-data/:table/:month",
    operation: "downloadOpenDataFile",
    words: { table: openTables },
    access: openDataAccess,
    summary: "Download a file of the nightly copy",
    description: "Parquet. 404 for a month without a file.",
    handler: downloadOpenFile,
  }),
]);
