import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { toForwardPagination } from "#app/platform/lists/list-page.server.ts";
import { readFactRows } from "../db/fact-rows.reads.server.ts";
import { readMeasureCounts } from "../db/sums.reads.server.ts";
import { measures } from "../model/measures.ts";
import { LISTED_FILTERS } from "./list-rows.server.ts";
import { readMeasureQuery } from "./measure-query.server.ts";
import { recountAccount } from "./recount.server.ts";

/** The table of measures in the caller's language. */
export async function listMeasures({ actor }: Scope): Promise<Result<unknown>> {
  const t = createTranslator(actor.language);
  const listed = measures.map(({ name, subject, unit, of, by, ...rest }) => ({
    ...{ name, subject, unit, formula: of.words, dimensions: [...by] },
    label: t(`analytics:measure.${name}`),
    means: t(`analytics:means.${name}`),
    better: "better" in rest ? rest.better : null,
    listed: "list" in rest,
  }));
  const first = { next: null, first: true, limit: listed.length };
  return ok({ measures: listed, pagination: toForwardPagination(listed.length, first) });
}

const MAX_ROWS = 100;

/** The orders, shipments or routes that a measure counts. */
export async function listMeasureRows(scope: Scope, request: PageRequest): Promise<Result<unknown>> {
  const asked = readMeasureQuery(scope, request, LISTED_FILTERS);
  if (!asked.ok) return asked;
  const { measure, query } = asked.value;
  if (!measure.list) return fail("not_found");
  await recountAccount(scope);
  const cut = { subject: measure.subject, days: query.days, filters: query.filters };
  const after = request.url.searchParams.get("cursor")?.slice(0, 60) ?? null;
  const counts = await readMeasureCounts(scope, cut, "day");
  const { rows, next } = await readFactRows(scope, cut, { count: measure.list, after, counts, limit: MAX_ROWS });
  const shown = rows.map(({ id, day, number, name }) => ({ id, day, number, name }));
  const page = { next, first: after === null, limit: MAX_ROWS };
  return ok({ subject: measure.subject, rows: shown, pagination: toForwardPagination(shown.length, page) });
}
