import type { Scope } from "#app/platform/db/scope.server.ts";
import { readSpanCounts } from "../db/sums.reads.server.ts";
import { listFillLimits, type VehicleFill } from "../model/fill-view.ts";
import { getMeasure } from "../model/measures.ts";
import type { AnalyticsQuery } from "../model/period.ts";
import type { Counts } from "../model/subjects.ts";
import { listSpans, MAX_DRAWN_AGENTS, pickWorkUnit, type WorkView } from "../model/work-spans.ts";
import { readValueNames } from "./dimension-names.server.ts";
import type { Readers } from "./measure-readers.server.ts";

/** Vehicles that are drawn: those with the most routes. */
const MAX_DRAWN_VEHICLES = 12;

/** Planned and driven hours of the agents with the most hours, those over their plan first. */
export async function viewWork(scope: Scope, read: Readers, query: AnalyticsQuery): Promise<WorkView> {
  const unit = pickWorkUnit(query.days);
  const spans = listSpans(query.days, unit);
  const found = [...(await read("route", "agent"))]
    .map(([id, counts]) => ({ id, ...toNumbers(counts) }))
    .filter(({ id, driven }) => id !== "" && driven > 0)
    .sort((a, b) => b.driven - a.driven || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_DRAWN_AGENTS);
  const values = found.map(({ id }) => id);
  if (values.length === 0) return { unit, agents: [] };
  const cut = { subject: "route", days: query.days, filters: query.filters } as const;
  const [counts, names] = await Promise.all([
    readSpanCounts(scope, cut, { dimension: "agent", values, unit, spans }),
    readValueNames(scope, "agent", values),
  ]);
  const agents = found.map((agent) => ({
    ...{ ...agent, name: names.get(agent.id) ?? null },
    spans: spans.map((days) => ({ days, ...toNumbers(counts.get(agent.id)?.get(days.from) ?? {}) })),
  }));
  return { unit, agents: agents.sort((a, b) => (b.over ?? 0) - (a.over ?? 0)) };
}

const value = (name: "planned_hours" | "driven_hours", counts: Counts) => getMeasure(name).of.compute(counts) ?? 0;

const toNumbers = (counts: Counts) => ({
  ...{ planned: value("planned_hours", counts), driven: value("driven_hours", counts) },
  ...{ over: getMeasure("over_plan").of.compute(counts), routes: counts.outcome_completed ?? 0 },
});

/** How full the vehicles with the most routes were planned to be, by name. */
export async function viewFills(scope: Scope, read: Readers): Promise<VehicleFill[]> {
  const found = [...(await read("route", "vehicle"))]
    .map(([id, counts]) => ({ id, routes: counts.routes ?? 0, ...listFillLimits(counts) }))
    .filter(({ id, limits }) => id !== "" && limits.length > 0)
    .sort((a, b) => b.routes - a.routes || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_DRAWN_VEHICLES);
  const names = await readValueNames(
    scope,
    "vehicle",
    found.map(({ id }) => id),
  );
  return found
    .map((each) => ({ ...each, name: names.get(each.id) ?? null }))
    .sort((a, b) => (a.name ?? "").localeCompare(b.name ?? ""));
}
