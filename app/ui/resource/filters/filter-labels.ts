import type { ListFilter } from "#app/platform/lists/list-query.ts";
import { displayUnits, fromGrams } from "#app/platform/money/units.ts";
import { isDay } from "#app/platform/time/day-spans.ts";
import { useDates } from "../../formats/date-time.tsx";
import { useFormats } from "../../formats/formats-context.tsx";
import { formatNumber } from "../../formats/measures.tsx";
import type { Translate, TranslationKey } from "../../i18n/translation-key.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import type { Choice } from "../../primitives/combobox.tsx";
import { getStatusLabel } from "../../status/statuses.ts";
import type { Filter } from "../resource-spec.ts";

export const dateModes = ["on", "between", "before", "after", "current", "past", "next"] as const;
export type DateMode = (typeof dateModes)[number];
export const dateUnits = ["day", "week", "month", "year"] as const;

/** The word between field and value. */
export function getOperator(filter: Filter, { not, values }: Pick<ListFilter, "not" | "values">): TranslationKey {
  const [value = ""] = values;
  if (filter.kind === "text") return "common:table.operator.contains";
  if (filter.kind === "number" || filter.kind === "weight") return `common:table.operator.${getNumberOperator(value)}`;
  if (filter.kind === "price") return `common:table.operator.${getNumberOperator(value.slice(value.indexOf(",") + 1))}`;
  if (filter.kind === "date") {
    const mode = dateModes.find((each) => value.startsWith(`${each},`));
    return mode ? `common:table.operator.${mode}` : "common:table.operator.is";
  }
  return not ? "common:table.operator.is_not" : "common:table.operator.is";
}

function getNumberOperator(value: string): "between" | "at_least" | "at_most" {
  const [low, high] = value.split(",");
  if (low && high) return "between";
  return high ? "at_most" : "at_least";
}

/** A value as a choice: its label in the reader's language. */
export function listFilterChoices(filter: Filter, options: readonly Choice[], t: Translate): readonly Choice[] {
  if (filter.kind === "enum") return filter.options.map(({ value, label }) => ({ value, label: t(label) }));
  if (filter.kind === "status")
    return filter.codes.map((code) => ({
      value: String(code),
      label: t(getStatusLabel(filter.status, code as never)),
    }));
  if (filter.kind === "flag")
    return [
      { value: "1", label: t("common:table.yes") },
      { value: "0", label: t("common:table.no") },
    ];
  return options;
}

/** Writes the values of a filter as its chip shows them. */
export function useFilterValueLabel(filter: Filter, options: readonly Choice[]): (values: readonly string[]) => string {
  const t = useTranslate();
  const dates = useDates();
  const { locale, weight } = useFormats();
  if (filter.kind === "date") return ([value = ""]) => dateWords(value);
  if (filter.kind === "weight") return ([value = ""]) => weightWords(value);
  if (filter.kind === "number") return ([value = ""]) => value.split(",").filter(Boolean).join(" – ") || "…";
  if (filter.kind === "text" || filter.kind === "word") return ([value = ""]) => value || "…";
  if (filter.kind === "price") return ([value = ""]) => formatPriceRange(value);
  const labels = new Map(listFilterChoices(filter, options, t).map(({ value, label }) => [value, label]));
  return (values) => values.map((value) => labels.get(value) ?? value).join(", ") || "…";

  function weightWords(value: string): string {
    const unit = displayUnits[weight].weight;
    const bounds = value.split(",").flatMap((grams) => (grams ? formatNumber(fromGrams(+grams, unit), locale, 1) : []));
    return bounds.length > 0 ? `${bounds.join(" – ")} ${unit}` : "…";
  }

  function dateWords(value: string): string {
    const [mode, first = "", second = ""] = value.split(",");
    const unit = dateUnits.find((each) => each === (mode === "current" ? first : second));
    if (mode === "current" && unit) return t(`common:table.unit.${unit}`);
    if ((mode === "past" || mode === "next") && unit)
      return `${first} ${t(first === "1" ? `common:table.unit.${unit}` : `common:table.units.${unit}`)}`;
    // An invalid date in a typed URL is shown as typed.
    const day = (text: string) => (isDay(text) ? dates.local(text, "date") : text || "…");
    return mode === "between" ? `${day(first)} – ${day(second)}` : day(first);
  }
}

/** A range of amounts with its currency behind it. */
function formatPriceRange(value: string): string {
  const [currency = "", ...bounds] = value.split(",");
  const range = bounds.filter(Boolean).join(" – ");
  return range ? `${range} ${currency}` : "…";
}
