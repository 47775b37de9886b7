import { createChoiceIssue } from "#app/platform/kernel/nearest.ts";
import type { Issue } from "#app/platform/kernel/result.ts";
import { addDays, isDay } from "#app/platform/time/day-spans.ts";
import { type FilterForm, type FilterOperator, filterOperators } from "./filter-forms.ts";
import { listKeys } from "./list-query.ts";

/** A list's query with its filters in brackets, and what could not be written so. */
export interface BracketQuery {
  params: URLSearchParams;
  /** By parameter, as it was written. */
  faults: Map<string, Issue>;
  /** The names of filters that were written without brackets. */
  flat: ReadonlySet<string>;
}

interface Known {
  /** How the values of a filter are written; undefined for what is no filter. */
  form(field: string): FilterForm | undefined;
  /** The table that a field is sorted by, which a sort may name: `-orders.created_at`. */
  table(field: string): string | undefined;
}

type Bounds = Partial<Record<Exclude<FilterOperator, "not">, string>>;

const plainKey = /^([a-z0-9_]+)(\[not\])?(\[\d*\])?$/;
/** `metadata.color`, `metadata.color.not`, and `metadata[color]`, which clients make of an object. */
const entryKey = /^([a-z0-9_]+)(?:\.([A-Za-z][\w-]{0,39})|\[([A-Za-z][\w-]{0,39})\])(\.not|\[not\])?$/;
const operatorKey = /^([a-z0-9_]+)\.([a-z]+)(\[\d*\])?$/;

/** The open ends of days. */
const [firstDay, lastDay] = ["2000-01-01", "2100-01-01"];

/**
 * Writes `status=ready`, `status.not=ready`, `status[]=ready`, `created_at.gte=2026-11-25`, `weight.lte=500` and
 * `fees.currency=EUR&fees.gte=5` as filters in brackets, and drops the table's name before the field of a sort.
 */
export function toBracketQuery(written: URLSearchParams, known: Known): BracketQuery {
  const params = new URLSearchParams();
  const bounds = new Map<string, Bounds>();
  const faults = new Map<string, Issue>();
  const flat = new Set<string>();
  for (const [key, value] of written) {
    const [, field, not = "", bracket = ""] = plainKey.exec(key) ?? [];
    const [, bounded = "", operator = ""] = operatorKey.exec(key) ?? [];
    const form = known.form(field ?? bounded);
    const entry = readEntryKey(key, known);
    if (entry) {
      params.append(`filters[${entry.field}]${entry.not}[]`, value);
      flat.add(entry.field);
    } else if (key === "sort") params.append(key, withoutTable(value, known));
    else if (!form || listKeys.includes(field ?? "")) params.append(key, value);
    else if (field) {
      params.append(`filters[${field}]${not}${bracket}`, value);
      flat.add(field);
    } else if (operator === "not" && filterOperators[form].includes("not")) {
      params.append(`filters[${bounded}][not]`, value);
      flat.add(bounded);
    } else {
      const fault = addBound(bounds, { field: bounded, operator, form, value });
      if (fault) faults.set(key, fault);
    }
  }
  for (const [field, those] of bounds) {
    const form = known.form(field);
    if ([...faults.keys()].some((key) => key.startsWith(`${field}.`))) continue;
    if (form === "price" && (those.currency === undefined || (those.gte ?? those.lte) === undefined))
      faults.set(`${field}.${those.currency === undefined ? "currency" : "gte"}`, { code: "query:price_part" });
    else params.append(`filters[${field}][]`, formatBounds(form, those));
    flat.add(field);
  }
  return { params, faults, flat };
}

/** A parameter that filters by a key of an object. */
function readEntryKey(parameter: string, known: Known): { field: string; not: string } | null {
  const [, name, dotted, bracketed, not] = entryKey.exec(parameter) ?? [];
  const field = `${name}.${dotted ?? bracketed}`;
  return name && known.form(field) === "entry" ? { field, not: not ? "[not]" : "" } : null;
}

function withoutTable(value: string, known: Known): string {
  const [, minus = "", table, sorted = ""] = /^(-?)([a-z_]+)\.([a-z0-9_]+)$/.exec(value) ?? [];
  return table && known.table(sorted) === table ? minus + sorted : value;
}

interface WrittenBound {
  field: string;
  operator: string;
  form: FilterForm;
  value: string;
}

/** Notes a bound; the issue of one that cannot be read. */
function addBound(bounds: Map<string, Bounds>, { field, operator, form, value }: WrittenBound): Issue | null {
  const name = filterOperators[form].find((each) => each === operator);
  if (!name || name === "not") {
    return createChoiceIssue(
      `${field}.${operator}`,
      filterOperators[form].map((each) => `${field}.${each}`),
    );
  }
  const those = bounds.get(field) ?? {};
  if (those[name] !== undefined) return { code: "query:given_twice" };
  bounds.set(field, { ...those, [name]: value });
  const params = { text: value.slice(0, 60) };
  if (form === "days" && !isDay(value)) return { code: "query:day", params };
  if (name !== "currency" && form !== "days" && !/^-?\d+(\.\d+)?$/.test(value)) return { code: "query:bound", params };
  return null;
}

/** Bounds as one value of a filter. */
function formatBounds(form: FilterForm | undefined, { gte, gt, lte, lt, currency }: Bounds): string {
  if (form === "price") return `${currency},${gte ?? ""},${lte ?? ""}`;
  if (form === "number") return `${gte ?? ""},${lte ?? ""}`;
  const from = [gte, gt && addDays(gt, 1), firstDay].flatMap((day) => day ?? []);
  const to = [lte, lt && addDays(lt, -1), lastDay].flatMap((day) => day ?? []);
  return `between,${from.sort().at(-1)},${to.sort()[0]}`;
}
