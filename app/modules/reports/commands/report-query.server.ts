import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { readFilterValues } from "#app/platform/lists/filter-values.server.ts";
import { type ListQuery, parseDateRange } from "#app/platform/lists/list-query.ts";
import { filterForms, findListFilter, getCodes } from "#app/platform/lists/list-spec.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { ReportRun } from "../db/report-runs.server.ts";
import type { ReportDefinition } from "../model/report.ts";
import { getReportSource, readReportSource } from "./report-source.server.ts";

/** Fields of a definition that its source does not know, or whose values cannot be read. Nothing is left out silently. */
export async function listUnknownParts(scope: Scope, report: ReportDefinition): Promise<string[]> {
  const source = await readReportSource(scope, report.source);
  const { fields } = source.describe(scope);
  const keys = new Set(source.listColumns({ scope, t: createNoWords() }).map(({ key }) => key));
  const sort = report.sort?.replace(/^-/, "");
  return [
    ...report.filters.flatMap(({ field, values }, at) => {
      const filter = findListFilter(fields, field);
      return !filter || "issue" in readFilterValues(field, filter, toWords(filter, values)) ? [`filters.${at}`] : [];
    }),
    ...(report.columns.some((key) => !keys.has(key)) ? ["columns"] : []),
    ...(report.group_by !== undefined && !keys.has(report.group_by) ? ["group_by"] : []),
    ...(sort !== undefined && !(Object.hasOwn(fields, sort) && fields[sort]?.sort !== undefined) ? ["sort"] : []),
  ];
}

/** Headers are not read here. */
const createNoWords = () => Object.assign((key: string) => key, { locale: "en", dateLocale: "en" });

/** Screens write codes of an enumeration, which programs write as words. */
function toWords(filter: Parameters<typeof getCodes>[0], values: readonly string[]): string[] {
  const codes = getCodes(filter);
  return values.map((value) => codes?.rows.find(({ code }) => String(code) === value)?.key ?? value);
}

/**
 * The definition with fixed days in place of relative ones, so that all pages of a file, its foot and a second try read
 * the same days. @param at the moment that the report is for
 */
export function fixDays(scope: Scope, report: ReportDefinition, at: number): ReportDefinition {
  const { fields } = getReportSource(report.source).describe(scope);
  const today = toLocalDate(at, scope.account.timezone);
  const filters = report.filters.map((filter) => {
    const known = fields[filter.field]?.filter;
    if (!known || filterForms[known.kind] !== "days") return filter;
    const values = filter.values.map((value) => {
      const days = parseDateRange(value, today);
      return days ? `between,${days.from},${days.to}` : value;
    });
    return { ...filter, values };
  });
  return { ...report, filters };
}

/**
 * The definition as a run keeps it: with fixed days, and with the columns of now where it names none: the account may
 * add fields of its own while rows are read.
 */
export async function fixReport(scope: Scope, report: ReportDefinition, at: number): Promise<ReportDefinition> {
  const fixed = fixDays(scope, report, at);
  if (report.columns.length > 0 || !getReportSource(report.source).hasOwnFields) return fixed;
  const source = await readReportSource(scope, report.source);
  return { ...fixed, columns: source.listColumns({ scope, t: createNoWords() }).map(({ key }) => key) };
}

/** The list query of a definition. */
export function toListQuery({ filters, sort }: ReportDefinition, page: Pick<ListQuery, "limit" | "cursor">): ListQuery {
  return { sort: sort ?? null, search: "", filters, ...page };
}

/** Rows of the list now; null when there are more than it counts. */
export async function countListed(
  scope: Scope,
  { definition, source, language }: Pick<ReportRun, "definition" | "source" | "language">,
): Promise<number | null> {
  const found = await readReportSource(scope, source);
  const open = found.open({ scope, t: createTranslator(language) }, definition);
  const { pagination } = await open.read(toListQuery(definition, { limit: 1, cursor: null }));
  return pagination.total_is_exact ? pagination.total : null;
}
