import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { ReportDefinition } from "../model/report.ts";
import { formatCell } from "./open-source.server.ts";
import { fixDays, toListQuery } from "./report-query.server.ts";
import { readReportSource } from "./report-source.server.ts";

/** Rows of the preview. */
const PREVIEW_ROWS = 20;

/** The first rows that a report would have now. */
export async function readPreview(scope: Scope, definition: ReportDefinition, language: string) {
  const writing = { scope, t: createTranslator(language) };
  const open = (await readReportSource(scope, definition.source)).open(writing, definition);
  const fixed = fixDays(scope, definition, now(scope));
  const { rows, pagination } = await open.read(toListQuery(fixed, { limit: PREVIEW_ROWS, cursor: null }));
  const isNumber = (at: number) => rows.some(({ cells }) => typeof cells[at] === "number" || isAmount(cells[at]));
  return {
    header: open.header,
    numbers: open.header.flatMap((_, at) => (isNumber(at) ? [at] : [])),
    rows: rows.map(({ cells }) => cells.map(formatCell)),
    ...{ total: pagination.total, isExact: pagination.total_is_exact, readAt: now(scope) },
  };
}

const isAmount = (cell: unknown) => typeof cell === "object" && cell !== null && "amount" in cell;
