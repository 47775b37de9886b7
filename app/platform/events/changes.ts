import type { Metadata } from "#app/platform/kernel/metadata-text.ts";

/** A line of packages as stored in an event; grams each. */
export interface PackageWords {
  quantity: number;
  type: number;
  name: string | null;
  weight: number | null;
}

/** A collection as stored in an event, in minor units. */
export interface MoneyWords {
  amount: number;
  currency: string;
}

/** What a value looks like in an event: texts and numbers, a list, or texts by key. */
export type ChangeValue =
  | string
  | number
  | null
  | Metadata
  | readonly (string | number | null | PackageWords | MoneyWords)[];

/** One changed field. */
export interface FieldChange<Field extends string = string> {
  field: Field;
  from: ChangeValue;
  to: ChangeValue;
}

/** The changes in the detail of an event; events of other kinds have none. */
export function changesIn<Field extends string = string>(
  detail: Readonly<Record<string, unknown>>,
): FieldChange<Field>[] {
  if (!Array.isArray(detail.changes)) return [];
  return detail.changes.filter(isChange<Field>);
}

function isChange<Field extends string>(value: unknown): value is FieldChange<Field> {
  return typeof value === "object" && value !== null && "field" in value && "from" in value && "to" in value;
}
