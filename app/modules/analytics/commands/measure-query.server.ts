import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import type { Measure } from "../model/measure.ts";
import { findMeasureName, getMeasure, type MeasureName } from "../model/measures.ts";
import type { AnalyticsQuery } from "../model/period.ts";
import { dimensions, MAX_FACT_DAYS, MAX_PERIOD_DAYS } from "../model/subjects.ts";
import { readQuery } from "./view-dashboard.server.ts";

interface Asked {
  name: MeasureName;
  measure: Measure;
  query: AnalyticsQuery;
  by: Measure["by"][number] | null;
}

/** Refuses what a dashboard only ignores, and cuts that the measure does not have. @param summedFilters as of `readQuery` */
export function readMeasureQuery(scope: Scope, { url, params }: PageRequest, summedFilters = 0): Result<Asked> {
  const name = findMeasureName(params.measure);
  if (!name) return fail("not_found");
  const measure = getMeasure(name);
  const query = readQuery(scope, url, summedFilters);
  const named = url.searchParams.get("by");
  const by = measure.by.find((each) => each === named) ?? null;
  const allowed = measure.by.join(", ");
  const foreign = dimensions.filter((each) => query.filters[each] && !measure.by.includes(each));
  const wrong = [...(named && !by ? ["by"] : []), ...foreign];
  const limits = { most: MAX_PERIOD_DAYS, limit: MAX_FACT_DAYS };
  if (wrong.length > 0)
    return failFields(Object.fromEntries(wrong.map((key) => [key, [{ code: "query:cut", params: { allowed } }]])));
  if (query.ignored.length > 0)
    return failFields(
      Object.fromEntries(query.ignored.map((key) => [key, [{ code: "query:period", params: limits }]])),
    );
  return ok({ name, measure, query, by });
}
