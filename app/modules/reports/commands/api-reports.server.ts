import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { toForwardPagination } from "#app/platform/lists/list-page.server.ts";
import { type ListedRun, readReportRuns } from "../db/report-runs.server.ts";
import { findReport } from "../db/reports.server.ts";
import { getReadyReport, isReadyName } from "../model/ready-reports.ts";
import { canReadSource } from "../model/report-sources.ts";
import { formatCell } from "./open-source.server.ts";
import { fixDays, listUnknownParts, toListQuery } from "./report-query.server.ts";
import { readReportSource } from "./report-source.server.ts";
import { readReportsScreen } from "./view-reports.server.ts";

/** `GET reports`: the account's own and the library. */
export async function listApiReports(scope: Scope): Promise<Result<unknown>> {
  const t = createTranslator(scope.actor.language);
  const read = await readReportsScreen(scope);
  if (!read.ok) return read;
  const { own, ready } = read.value;
  const listed = [
    ...own.map(({ id, name, source, format, run }) => ({ id, name, ready: false, source, format, run })),
    ...ready.map(({ name, source, format, run }) => ({
      name: t(`reports:ready.${name}`),
      id: name,
      ready: true,
      source,
      format,
      run,
    })),
  ];
  const reports = listed.map(({ run, ...report }) => ({ ...report, last_run: run && toRun(run) }));
  return ok({
    reports,
    pagination: toForwardPagination(reports.length, { next: null, first: true, limit: reports.length }),
  });
}

/** A report that the caller sees and whose list they may read. */
async function findDefinition(scope: Scope, { params }: PageRequest) {
  const id = params.id ?? "";
  const t = createTranslator(scope.actor.language);
  const found = isReadyName(id)
    ? { ...getReadyReport(id), name: t(`reports:ready.${id}`), ready: true }
    : await findReport(scope, id).then((report) => report && { ...report, ready: false });
  if (!found || !canReadSource(scope.account, found.source)) return fail("not_found");
  const { name, ready, source, format, columns, filters, group_by, sort } = found;
  return ok({ id, name, ready, source, format, columns, filters, group_by: group_by ?? null, sort: sort ?? null });
}

/** `GET reports/{id}`: what it is made of, and its newest runs. */
export async function readApiReport(scope: Scope, request: PageRequest): Promise<Result<unknown>> {
  const found = await findDefinition(scope, request);
  if (!found.ok) return found;
  const runs = await readReportRuns(scope, found.value.id);
  return ok({ ...found.value, runs: runs.map(toRun) });
}

const toRun = ({ id, state, problem, format, rows, fileSize, createdAt, finishedAt }: ListedRun) => ({
  ...{ id, state, problem, format, rows, file_size: fileSize, created_at: createdAt, finished_at: finishedAt },
});

const PAGE_ROWS = 100;

/** A page of a report's rows, as they are now. */
export async function readReportRows(scope: Scope, request: PageRequest): Promise<Result<unknown>> {
  const found = await findDefinition(scope, request);
  if (!found.ok) return found;
  const { source, columns, filters, group_by, sort } = found.value;
  const report = {
    source,
    columns: [...columns],
    filters: [...filters],
    group_by: group_by ?? undefined,
    sort: sort ?? undefined,
  };
  const unknown = await listUnknownParts(scope, report);
  if (unknown.length > 0)
    return failFields(Object.fromEntries(unknown.map((part) => [part, [{ code: "invalid_value" }]])));
  const cursor = request.url.searchParams.get("cursor");
  const known = await readReportSource(scope, source);
  const open = known.open({ scope, t: createTranslator(scope.actor.language) }, report);
  const query = toListQuery(fixDays(scope, report, now(scope)), { limit: PAGE_ROWS, cursor });
  const page = await open.read(query);
  return ok({
    header: open.header,
    rows: page.rows.map(({ cells }) => cells.map(formatCell)),
    pagination: page.pagination,
  });
}
