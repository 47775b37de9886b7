import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import type { Issue } from "#app/platform/kernel/result.ts";
import { isDay } from "#app/platform/time/day-spans.ts";

/** What has custom fields. */
export const customFieldNouns = ["order", "customer", "shipment"] as const;
/** Fields of a noun that an account may have. */
export const MAX_FIELDS = 20;
/** What has a value is counted to this number. */
export const MAX_FILLED = 10_001;
export type CustomFieldNoun = (typeof customFieldNouns)[number];

/** How the text of a field is written and entered. */
export const customFieldKinds = ["text", "number", "date", "choice", "yes_no", "link"] as const;
export type CustomFieldKind = (typeof customFieldKinds)[number];

/** The places where a field appears when it is switched on there, and the nouns that have the place. The API has all. */
export const fieldPlaces = {
  in_form: customFieldNouns,
  in_list: customFieldNouns,
  for_driver: customFieldNouns,
  in_filter: customFieldNouns,
  on_label: ["order"],
  for_customers: ["order"],
  customers_change: ["order"],
  on_invoice: ["order", "customer"],
} as const satisfies Record<string, readonly CustomFieldNoun[]>;
export type FieldPlace = keyof typeof fieldPlaces;
export const fieldPlaceNames = Object.keys(fieldPlaces) as FieldPlace[];

/** The places that a noun has. */
export function listFieldPlaces(noun: CustomFieldNoun): FieldPlace[] {
  return fieldPlaceNames.filter((place) => (fieldPlaces[place] as readonly CustomFieldNoun[]).includes(noun));
}

/** A field of an account's own: a key of the metadata, with a name, a kind, rules and the places where it appears. */
export interface CustomField extends Record<FieldPlace, boolean> {
  key: string;
  name: string;
  /** In German, where it has another name there. */
  name_de?: string | undefined;
  kind: CustomFieldKind;
  choices: readonly string[];
  /** Of a number: what it counts, `°C`. */
  unit?: string | undefined;
  /** Of a text: letters. */
  max_length?: number | undefined;
  required: boolean;
}

/** True for a field whose texts are few and known. */
export function isChoiceField({ kind }: Pick<CustomField, "kind">): boolean {
  return kind === "choice" || kind === "yes_no";
}

/** The name in a language. */
export function getCustomFieldName({ name, name_de }: Pick<CustomField, "name" | "name_de">, language: string): string {
  return language === "de" ? (name_de ?? name) : name;
}

type FieldCheck = (value: string, field: Pick<CustomField, "choices" | "max_length">) => Issue | null;

const checks: Readonly<Record<CustomFieldKind, FieldCheck>> = {
  text: (value, { max_length: limit = Number.POSITIVE_INFINITY }) =>
    [...value].length > limit ? { code: "too_big_string", params: { limit } } : null,
  number: (value) => (/^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? null : { code: "custom_field_number" }),
  date: (value) => (isDay(value) ? null : { code: "invalid_date" }),
  choice: (value, { choices }) =>
    choices.includes(value) ? null : { code: "custom_field_choice", params: { allowed: choices.join(", ") } },
  yes_no: (value) =>
    value === "yes" || value === "no" ? null : { code: "custom_field_choice", params: { allowed: "yes, no" } },
  link: (value) => (isWebAddress(value) ? null : { code: "invalid_url" }),
};

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === "https:" || url.protocol === "http:");
}

interface CheckedMetadata {
  metadata: Metadata;
  /** Fields that must be filled in are asked for: `all` of something new, `named` of a change. */
  requires: "all" | "named" | "none";
}

/** What is wrong with metadata by the fields that the account has, by `metadata.key`; other keys are free. */
export function checkCustomFields(
  fields: readonly CustomField[],
  { metadata, requires }: CheckedMetadata,
): Record<string, Issue[]> {
  const faults = fields.flatMap((field): [string, Issue[]][] => {
    const { key, required } = field;
    const value = Object.hasOwn(metadata, key) ? metadata[key] : undefined;
    const isAsked = required && (requires === "all" || (requires === "named" && value !== undefined));
    const issue = value ? checks[field.kind](value, field) : isAsked ? { code: "required" } : null;
    return issue ? [[`metadata.${key}`, [issue]]] : [];
  });
  return Object.fromEntries(faults);
}

/** Fields with the texts that an object has; a field without one is left out. */
export function listFilledFields(
  fields: readonly CustomField[],
  metadata: Metadata,
): { field: CustomField; value: string }[] {
  return fields.flatMap((field) => {
    const value = Object.hasOwn(metadata, field.key) ? metadata[field.key] : undefined;
    return value ? [{ field, value }] : [];
  });
}

/** The text of a number field as a locale writes it, with the decimals that it has and what it counts: `12.5 °C`. */
export function formatFieldNumber(value: string, { unit }: Pick<CustomField, "unit">, locale: string): string {
  return addUnit(Number(value).toLocaleString(locale, { maximumFractionDigits: 6 }), unit);
}

/** A number with what it counts: `4 °C`. */
export function addUnit(text: string, unit: string | undefined): string {
  return unit ? `${text} ${unit}` : text;
}

/** A field with its text as a driver's phone has it. */
export interface DriverField {
  name: string;
  nameDe: string | null;
  kind: CustomFieldKind;
  value: string;
  unit?: string | undefined;
}

/** The filled fields that drivers see. */
export function listDriverFields(fields: readonly CustomField[], metadata: Metadata): DriverField[] {
  const shown = fields.filter((field) => field.for_driver);
  return listFilledFields(shown, metadata).map(({ field: { name, name_de, kind, unit }, value }) => ({
    ...{ name, nameDe: name_de ?? null, kind, value },
    ...(unit && { unit }),
  }));
}
