import { z } from "zod";
import { expectedVersionSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { scheduleSchema } from "#app/platform/time/schedule.ts";
import { sourceNames } from "./report-sources.ts";

export const reportFormats = ["xlsx", "csv", "pdf"] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Most rows of a file by its format: a PDF and a workbook are written in one piece, a CSV file has no limit. */
export const maxRows: Readonly<Record<ReportFormat, number>> = {
  pdf: 1_500,
  xlsx: 200_000,
  csv: Number.MAX_SAFE_INTEGER,
};

/** Days that the link in a mail may work. */
export const linkDays = [1, 7, 30] as const;

/** Days that files are kept. */
export const KEPT_DAYS = 90;

const MAX_RECIPIENTS = 30;

/** A filter of the source's list. Days may be relative: `past,7,day`. */
const reportFilterSchema = z.object({
  field: z.string().max(60),
  not: z.boolean().default(false),
  values: z.array(z.string().max(200)).min(1).max(50),
});

const reportFields = {
  name: textSchema(120),
  source: z.enum(sourceNames),
  columns: z.array(z.string().max(60)).max(60).default([]).describe("Keys in their order; all columns without"),
  filters: z.array(reportFilterSchema).max(12).default([]),
  group_by: optionalSchema(z.string().max(60)).describe("A column whose values are summed up at the foot"),
  sort: optionalSchema(z.string().max(60)).describe("A field of the list, descending with a minus"),
  schedule: scheduleSchema.optional().describe("In the account's time zone; without it the report runs when asked"),
  active: z.boolean().default(true).describe("A paused report keeps its schedule and does not run by itself"),
  format: z.enum(reportFormats).default("xlsx"),
  link_days: z.coerce.number().pipe(z.literal(linkDays)).default(7),
  members: z.array(z.uuid()).max(MAX_RECIPIENTS).default([]).describe("Members who get it"),
  emails: z.array(z.email().max(254)).max(MAX_RECIPIENTS).default([]).describe("Addresses of others who get it"),
};

/** A report as screens and programs write it. */
export const reportSchema = z.object(reportFields);
export type ReportInput = z.output<typeof reportSchema>;

export const changedReportSchema = z.object({ ...reportFields, id: z.uuid(), version: expectedVersionSchema });

/** What a file is made of. */
export type ReportDefinition = Pick<ReportInput, "source" | "columns" | "filters" | "group_by" | "sort">;

/** A report as screens and programs read it. */
export interface ReportView extends ReportInput {
  id: string;
  author: { id: string; name: string };
  /** When it runs next by itself; null without. */
  next_at: number | null;
  created_at: number;
  version: number;
}

/** States of a run. Waiting, reading rows, writing the file; then done, failed, or refused as nobody may have it. */
export const reportRunStates = ["due", "reading", "writing", "done", "failed", "refused"] as const;
export type ReportRunState = (typeof reportRunStates)[number];

export const isOpenRun = (state: ReportRunState) => state === "due" || state === "reading" || state === "writing";

/** Why there is no file. */
export const runProblems = ["too_many_rows", "unexpected", "author_left", "forbidden", "filter_unknown"] as const;
export type RunProblem = (typeof runProblems)[number];
