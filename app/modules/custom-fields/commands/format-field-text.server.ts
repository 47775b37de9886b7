import type { Translator } from "#app/platform/i18n/translate.server.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import { formatShortDay } from "#app/platform/time/local-time-text.ts";
import { type CustomField, checkCustomFields, getCustomFieldName, listFilledFields } from "../model/custom-field.ts";

/** A value in the reader's language; as it stands where it is not of the field's kind. */
export function formatFieldText(field: CustomField, value: string, t: Translator): string {
  const faults = checkCustomFields([field], { metadata: { [field.key]: value }, requires: "none" });
  if (Object.keys(faults).length > 0) return value;
  if (field.kind === "number") return Number(value).toLocaleString(t.locale, { maximumFractionDigits: 6 });
  if (field.kind === "date") return formatShortDay(value, t.dateLocale);
  return field.kind === "yes_no" ? t(`common:table.${value}`) : value;
}

/** The filled fields that customers see: their names and texts. */
export function listTextsForCustomers(fields: readonly CustomField[], metadata: Metadata, t: Translator) {
  const shown = fields.filter((field) => field.for_customers);
  return listFilledFields(shown, metadata).map(({ field, value }) => ({
    name: getCustomFieldName(field, t.locale.slice(0, 2)),
    text: formatFieldText(field, value, t),
  }));
}

/** The same as lines. */
export function formatCustomerLines(fields: readonly CustomField[], metadata: Metadata, t: Translator): string {
  return listTextsForCustomers(fields, metadata, t)
    .map(({ name, text }) => `${name}: ${text}`)
    .join("\n");
}
