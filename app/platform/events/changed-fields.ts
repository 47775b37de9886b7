import { formatDecimal } from "#app/platform/money/money.ts";
import { type ChangeValue, changesIn, type MoneyWords } from "./changes.ts";
import type { ChangedFields } from "./envelope.ts";

/** What some fields of two states of a thing are, before and after, where they differ. */
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

/** Two changes of one thing as one: from what it was before the first to what it is after the second. */
export function mergeChanges(first: ChangedFields, second: ChangedFields): ChangedFields {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(
    names.map((name) => [name, [(first[name] ?? second[name])?.[0], (second[name] ?? first[name])?.[1]]]),
  );
}

/** What a line of a timeline says that it changed: fields with their values, or one end of a shipment. */
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
