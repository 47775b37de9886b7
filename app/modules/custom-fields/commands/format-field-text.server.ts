import type { Translator } from "#app/platform/i18n/translate.server.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import { formatShortDay } from "#app/platform/time/local-time-text.ts";
import {
  type CustomField,
  checkCustomFields,
  type FieldPlace,
  formatFieldNumber,
  getCustomFieldName,
  listFilledFields,
} from "../model/custom-field.ts";

/** A value in the reader's language; as it stands where it is not of the field's kind. */
export function formatFieldText(field: CustomField, value: string, t: Translator): string {
  const faults = checkCustomFields([field], { metadata: { [field.key]: value }, requires: "none" });
  if (Object.keys(faults).length > 0) return value;
  if (field.kind === "number") return formatFieldNumber(value, field, t.locale);
  if (field.kind === "date") return formatShortDay(value, t.dateLocale);
  return field.kind === "yes_no" ? t(`common:table.${value}`) : value;
}

interface ShownFields {
  fields: readonly CustomField[];
  metadata: Metadata;
  place: FieldPlace;
}

/** The filled fields of a place: their names and texts in the reader's language. */
export function listFieldTexts({ fields, metadata, place }: ShownFields, t: Translator) {
  const shown = fields.filter((field) => field[place]);
  return listFilledFields(shown, metadata).map(({ field, value }) => ({
    name: getCustomFieldName(field, t.locale.slice(0, 2)),
    text: formatFieldText(field, value, t),
  }));
}

const MAX_LABEL_LETTERS = 24;

/** A line of a label for each field that is on it. One that is too long goes without its name, and is cut. */
export function formatLabelLines(fields: readonly CustomField[], metadata: Metadata, t: Translator): string {
  return listFieldTexts({ fields, metadata, place: "on_label" }, t)
    .map(({ name, text }) => {
      const whole = `${name}: ${text}`;
      const letters = [...(whole.length > MAX_LABEL_LETTERS ? text : whole)];
      return letters.length > MAX_LABEL_LETTERS
        ? `${letters.slice(0, MAX_LABEL_LETTERS - 1).join("")}…`
        : letters.join("");
    })
    .join("\n");
}
