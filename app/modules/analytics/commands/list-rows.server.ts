import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { readFactRows } from "../db/fact-rows.reads.server.ts";
import { type Cut, readMeasureCounts } from "../db/sums.reads.server.ts";
import { findList, type ListName } from "../model/counts.ts";
import { subjects } from "../model/subjects.ts";
import { addAll } from "./measure-readers.server.ts";
import { recountAccount } from "./recount.server.ts";
import { readQuery } from "./view-dashboard.server.ts";

export interface RowsQuery {
  cut: Cut;
  count: ListName;
  after: string | null;
}

/** Rows are cut by one filter over any period, as a bar is: sums by day say where they are. */
export const LISTED_FILTERS = 1;

/** Subject and count from the URL: without a count all facts, without a subject orders. */
export function parseRowsQuery(scope: Scope, url: URL): Result<RowsQuery> {
  const { searchParams } = url;
  const named = searchParams.get("subject") ?? "order";
  const subject = subjects.find((each) => each === named);
  const count = findList(searchParams.get("count") ?? `${named}s`);
  if (!subject) return failFields({ subject: [{ code: "invalid_value" }] });
  if (!count) return failFields({ count: [{ code: "invalid_value" }] });
  const { days, filters } = readQuery(scope, url, LISTED_FILTERS);
  return ok({ cut: { subject, days, filters }, count, after: searchParams.get("after")?.slice(0, 60) ?? null });
}

/** The orders, shipments or routes behind a number, and how many they are. */
export async function readRowsScreen(scope: Scope, { url }: PageRequest) {
  const query = parseRowsQuery(scope, url);
  if (!query.ok) return query;
  await recountAccount(scope);
  const { cut, count, after } = query.value;
  const counts = await readMeasureCounts(scope, cut, "day");
  const { rows, next } = await readFactRows(scope, cut, { count, after, counts });
  const total = addAll(counts)[count] ?? 0;
  const [merchants, agents] = await Promise.all([
    readNames(
      scope,
      "merchants",
      rows.map(({ merchant }) => merchant),
    ),
    readNames(
      scope,
      "agents",
      rows.map(({ agent }) => agent),
    ),
  ]);
  const shown = rows.map(({ merchant, agent, ...row }) => ({
    ...row,
    merchant: merchants.get(merchant ?? "") ?? null,
    agent: agents.get(agent ?? "") ?? null,
  }));
  return ok({ subject: cut.subject, count, days: cut.days, filters: cut.filters, rows: shown, total, next });
}

export type RowsView = Extract<Awaited<ReturnType<typeof readRowsScreen>>, { ok: true }>["value"];
