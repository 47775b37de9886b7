import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import type { Issue } from "#app/platform/kernel/result.ts";
import { isDay } from "#app/platform/time/day-spans.ts";

/** What has custom fields. */
export const customFieldNouns = ["order", "customer", "shipment"] as const;
export type CustomFieldNoun = (typeof customFieldNouns)[number];

/** How the text of a field is written and entered. */
export const customFieldKinds = ["text", "number", "date", "choice", "yes_no", "link"] as const;
export type CustomFieldKind = (typeof customFieldKinds)[number];

/** A field of an account's own: a key of the metadata, with a name, a kind and rules. */
export interface CustomField {
  key: string;
  name: string;
  /** In German, where it has another name there. */
  name_de?: string | undefined;
  kind: CustomFieldKind;
  choices: readonly string[];
  required: boolean;
  for_driver: boolean;
  for_customers: boolean;
}

/** The name in a language. */
export function getCustomFieldName({ name, name_de }: Pick<CustomField, "name" | "name_de">, language: string): string {
  return language === "de" ? (name_de ?? name) : name;
}

const checks: Readonly<Record<CustomFieldKind, (value: string, choices: readonly string[]) => Issue | null>> = {
  text: () => null,
  number: (value) => (/^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? null : { code: "custom_field_number" }),
  date: (value) => (isDay(value) ? null : { code: "invalid_date" }),
  choice: (value, choices) =>
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
  const faults = fields.flatMap(({ key, kind, choices, required }): [string, Issue[]][] => {
    const value = Object.hasOwn(metadata, key) ? metadata[key] : undefined;
    const isAsked = required && (requires === "all" || (requires === "named" && value !== undefined));
    const issue = value ? checks[kind](value, choices) : isAsked ? { code: "required" } : null;
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

/** A field with its text as a driver's phone has it. */
export interface DriverField {
  name: string;
  nameDe: string | null;
  kind: CustomFieldKind;
  value: string;
}

/** The filled fields that drivers see. */
export function listDriverFields(fields: readonly CustomField[], metadata: Metadata): DriverField[] {
  const shown = fields.filter((field) => field.for_driver);
  return listFilledFields(shown, metadata).map(({ field: { name, name_de, kind }, value }) => ({
    ...{ name, nameDe: name_de ?? null, kind, value },
  }));
}
