import { formatDecimal } from "#app/platform/money/money.ts";
import { type ChangeValue, changesIn, type MoneyWords } from "./changes.ts";
import type { ChangedFields } from "./envelope.ts";

/** The fields that differ between two states, with both values. */
export function diffFields<Row>(
  fields: Readonly<Record<string, (row: Row) => unknown>>,
  before: Row,
  after: Row,
): ChangedFields {
  const pairs = Object.entries(fields).map(([name, of]) => [name, [of(before), of(after)]] as const);
  return Object.fromEntries(
    pairs.flatMap(([name, [was, is]]) => (JSON.stringify(was) === JSON.stringify(is) ? [] : [[name, [was, is]]])),
  );
}

/** Merges two successive changes: values before the first and after the second. */
export function mergeChanges(first: ChangedFields, second: ChangedFields): ChangedFields {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(
    names.map((name) => [name, [(first[name] ?? second[name])?.[0], (second[name] ?? first[name])?.[1]]]),
  );
}

/** The fields a timeline line reports as changed, with their values, or one end of a shipment. */
export function getChangedFields(detail: Readonly<Record<string, unknown>>): ChangedFields {
  const { side, was, is } = detail;
  const end: ChangedFields = typeof side === "string" && is !== undefined ? { [side]: [was, is] } : {};
  const listed = changesIn(detail).map(({ field, from, to }) => [field, [toApiValue(from), toApiValue(to)]] as const);
  return { ...end, ...Object.fromEntries(listed) };
}

/** A value as the API writes it: money is a decimal. */
function toApiValue(value: ChangeValue): unknown {
  return Array.isArray(value)
    ? value.map((each) => (isMoney(each) ? { ...each, amount: formatDecimal(each) } : each))
    : value;
}

function isMoney(value: unknown): value is MoneyWords {
  return typeof value === "object" && value !== null && "amount" in value && "currency" in value;
}
