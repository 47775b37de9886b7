import type { Schedule } from "#app/platform/time/schedule.ts";
import type { linkDays, ReportDefinition, ReportFormat, ReportView } from "../model/report.ts";

/** What the page edits: what the file is made of, and when and to whom it is sent. */
export interface ReportDraft extends ReportDefinition {
  name: string;
  schedule: Schedule | undefined;
  active: boolean;
  format: ReportFormat;
  link_days: (typeof linkDays)[number];
  members: string[];
  emails: string[];
}

/** A draft of a report, or of a new one of this definition. */
export function toReportDraft(
  definition: ReportDefinition,
  report: ReportView | null,
  started: { name: string; format: ReportFormat },
): ReportDraft {
  const { source, columns, filters, group_by, sort } = definition;
  return {
    ...{ source, columns, filters, group_by, sort },
    name: report?.name ?? started.name,
    schedule: report?.schedule,
    active: report?.active ?? true,
    format: report?.format ?? started.format,
    link_days: report?.link_days ?? 7,
    members: report?.members ?? [],
    emails: report?.emails ?? [],
  };
}

/** The address that shows what a definition gives before it is saved. */
export function buildTriedAddress({ source, columns, filters, group_by: group, sort }: ReportDefinition): string {
  const params = new URLSearchParams({ tried: "1", source });
  if (columns.length > 0) params.set("columns", columns.join(","));
  if (group) params.set("group_by", group);
  if (sort) params.set("sort", sort);
  for (const { field, not, values } of filters)
    for (const value of values) params.append(`filters[${field}]${not ? "[not]" : ""}[]`, value);
  return `?${params}`;
}
