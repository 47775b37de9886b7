import type { MeasurementSystem } from "#app/platform/money/units.ts";
import { fieldDefinitions, type ImportField, type TemplateText } from "./import-fields.ts";

/** What a template depends on: the units in its headers, and the language and number format of its examples. */
export interface TemplateOptions {
  system: MeasurementSystem;
  language: "en" | "de";
}

/**
 * Header and example rows of an empty order file, one order of two rows; `getLabel` gives the headers, which map back to
 * their fields automatically; `own` are the names of the account's own fields.
 */
export function buildTemplateRows(
  getLabel: (field: ImportField) => string,
  options: TemplateOptions,
  own: readonly string[] = [],
): string[][] {
  const fields = fieldDefinitions.filter(({ isInTemplate }) => isInTemplate !== false);
  const head = fields.map(({ key, unit }) => getLabel(key) + (unit ? ` (${unit[options.system]})` : ""));
  const empty = own.map(() => "");
  const [first, second] = ([0, 1] as const).map((row) =>
    fields.map(({ examples }) => formatExample(examples?.[row] ?? "", options)),
  );
  return [
    [...head, ...own],
    [...(first ?? []), ...empty],
    [...(second ?? []), ...empty],
  ];
}

function formatExample(text: TemplateText, { system, language }: TemplateOptions): string {
  const written = typeof text === "string" ? text : "en" in text ? text[language] : text[system];
  return language === "de" && /^\d+\.\d+$/.test(written) ? written.replace(".", ",") : written;
}
