import { readMemberChoices } from "#app/modules/alerts/db/alert-readers.reads.server.ts";
import { createOwnColumns } from "#app/modules/custom-fields/commands/own-columns.server.ts";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import type { ListFilter } from "#app/platform/lists/list-query.ts";
import { parseListQuery } from "#app/platform/lists/list-query.ts";
import { findListFilter } from "#app/platform/lists/list-spec.server.ts";
import { readReportRuns } from "../db/report-runs.server.ts";
import { findReport } from "../db/reports.server.ts";
import { getReadyReport, isReadyName, type ReadyReport } from "../model/ready-reports.ts";
import type { ReportDefinition, ReportView } from "../model/report.ts";
import { canReadSource, getSourceAccess, isSourceName, ownFieldNouns, sourceNames } from "../model/report-sources.ts";
import { readPreview } from "./preview-report.server.ts";
import { listUnknownParts } from "./report-query.server.ts";
import { readReportSource } from "./report-source.server.ts";

interface ReportScreenArgs {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  language: string;
}

/** What a report's page starts from: one of the account's, one of the library, or a new one of a source. */
async function findOpened(
  scope: Scope,
  id: string,
  url: URL,
): Promise<{ report: ReportView | null; definition: ReportDefinition | ReadyReport } | null> {
  if (isReadyName(id)) return { report: null, definition: getReadyReport(id) };
  if (id !== "new") {
    const report = await findReport(scope, id);
    return report && { report, definition: report };
  }
  const named = url.searchParams.get("source") ?? "orders";
  if (!isSourceName(named)) return null;
  return { report: null, definition: { source: named, columns: [], filters: [] } };
}

/** The address may try other columns and filters before they are saved: `columns`, `filters[…]`, `sort`, `group_by`. */
function readTried(definition: ReportDefinition, { searchParams }: URL): ReportDefinition {
  if (!searchParams.has("tried")) return definition;
  const { filters, sort } = parseListQuery(searchParams);
  return {
    source: definition.source,
    columns: searchParams.get("columns")?.split(",").filter(Boolean) ?? [],
    filters: filters.map(({ field, not, values }: ListFilter) => ({ field, not, values: [...values] })),
    group_by: searchParams.get("group_by") || undefined,
    sort: sort ?? undefined,
  };
}

/** The account's own fields that the source's rows have, as filters. */
async function readOwnFilters(scope: Scope, { source, filters }: ReportDefinition, language: string) {
  const noun = ownFieldNouns[source];
  const fields = noun ? await readCustomFields(scope, noun) : [];
  return createOwnColumns(fields, { rows: [], query: { filters }, language });
}

/** A report's page: its parts, the first rows of what it would give now, and its files. */
export async function readReportScreen(scope: Scope, { url, params, language }: ReportScreenArgs) {
  const id = params.id ?? "";
  const opened = await findOpened(scope, id, url);
  if (!opened) return fail("not_found");
  const { report, definition } = opened;
  if (!canReadSource(scope.account, definition.source)) return fail("forbidden");
  const tried = readTried(definition, url);
  const unknown = await listUnknownParts(scope, tried);
  const writing = { scope, t: createTranslator(language) };
  const source = await readReportSource(scope, tried.source);
  const { lookups } = getSourceAccess(tried.source);
  const { fields } = source.describe(scope);
  const [preview, runs, options, members, own] = await Promise.all([
    unknown.length > 0 ? null : readPreview(scope, tried, language),
    readReportRuns(scope, id),
    readFilterNames(scope, tried, lookups),
    readMemberChoices(scope.db, scope.account.id),
    readOwnFilters(scope, tried, language),
  ]);
  return ok({
    ...{ id, report, unknown, preview, runs, members, options: { ...options, ...own.options }, ownFilters: own.own },
    ready: isReadyName(id) ? id : null,
    definition: { ...tried, columns: [...tried.columns], filters: [...tried.filters] },
    format: "format" in definition ? definition.format : "xlsx",
    columns: source.listColumns(writing),
    sorts: Object.keys(fields).filter((field) => fields[field]?.sort !== undefined),
    filterFields: Object.keys(fields).filter((field) => findListFilter(fields, field) !== undefined),
    sources: sourceNames.filter((name) => canReadSource(scope.account, name)),
    timezone: scope.account.timezone,
  });
}

export type ReportScreenView = Extract<Awaited<ReturnType<typeof readReportScreen>>, { ok: true }>["value"];
