import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import type { Measure } from "../model/measure.ts";
import { listDays } from "../model/period.ts";
import type { Counts, Dimension } from "../model/subjects.ts";
import { readValueNames } from "./dimension-names.server.ts";
import { readMeasureQuery } from "./measure-query.server.ts";
import { addAll, createReaders, type Readers } from "./measure-readers.server.ts";
import { recountAccount } from "./recount.server.ts";

/** A measure of a period, by day and by the values of one dimension: counted as on the dashboards. */
export async function computeMeasure(scope: Scope, request: PageRequest): Promise<Result<unknown>> {
  const asked = readMeasureQuery(scope, request);
  if (!asked.ok) return asked;
  const { name, measure, query, by } = asked.value;
  const current = await recountAccount(scope);
  const read = createReaders(scope, query);
  const write = toWriter(measure, scope.account.preferences.default_currency);
  const { subject } = measure;
  const [days, before, complete, completeBefore] = await Promise.all([
    ...([read(subject, "day"), read(subject, "day", "before")] as const),
    ...([read.completeSums(subject), read.completeSums(subject, "before")] as const),
  ]);
  const { comparison, filters } = query;
  return ok({
    ...{ measure: name, unit: measure.unit, period: query.days, compared: { ...query.before, with: comparison } },
    ...{ filters, by, ...compare(write, complete(addAll(days)), completeBefore(addAll(before))) },
    currency: measure.unit === "money" ? scope.account.preferences.default_currency : null,
    days: listDays(query.days).map((day) => ({ day, value: write(complete(days.get(day) ?? {})) })),
    groups: by ? await readGroups(scope, read, { measure, by }, write) : [],
    ...{ is_current: current, counted_at: now(scope) },
  });
}

type Write = ReturnType<typeof toWriter>;

/** Writes the value of counts: a number, or a decimal of the currency. */
function toWriter({ of, unit }: Measure, currency: string) {
  return (counts: Counts): number | string | null => {
    const value = of.compute(counts);
    if (value === null || unit !== "money") return value;
    return formatDecimal({ amount: Math.round(value), currency });
  };
}

/** The values of the dimension in the period and in the one before, what counts most first. */
async function readGroups(
  scope: Scope,
  read: Readers,
  { measure, by }: { measure: Measure; by: Dimension },
  write: Write,
): Promise<unknown[]> {
  const { subject } = measure;
  const [current, before, complete, completeBefore] = await Promise.all([
    ...([read(subject, by), read(subject, by, "before")] as const),
    ...([read.completeSums(subject), read.completeSums(subject, "before")] as const),
  ]);
  const size = (key: string) => current.get(key)?.[`${subject}s`] ?? 0;
  const keys = [...new Set([...current.keys(), ...before.keys()])].sort(
    (a, b) => size(b) - size(a) || (a < b ? -1 : 1),
  );
  const names = await readValueNames(scope, by, keys);
  return keys.map((key) => {
    const values = compare(write, complete(current.get(key) ?? {}), completeBefore(before.get(key) ?? {}));
    return { key: key || "none", label: names.get(key) ?? null, ...values };
  });
}

const compare = (write: Write, counts: Counts, before: Counts) => ({ value: write(counts), before: write(before) });
