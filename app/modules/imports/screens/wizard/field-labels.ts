import type { Translate, TranslationKey } from "#app/ui/i18n/translation-key.ts";
import type { ImportIssue } from "../../model/import.ts";
import { type ImportField, importFields } from "../../model/import-fields.ts";
import { isImportIssue } from "../../model/issue-codes.ts";

const shortenedFields = [
  "external_id",
  "postal_code",
  "collection_amount",
  "collection_currency",
  "package_count",
  "service_minutes",
] as const;

/** True for the key of a field of the import row. */
export function isImportField(key: string): key is ImportField {
  return importFields.some((each) => each.key === key);
}

/** A field's name in forms and messages. */
export function getImportFieldLabel(t: Translate, key: string): string {
  return isImportField(key) ? t(`imports:field.${key}`) : key;
}

/** A field's name in the header of a narrow column. */
export function getShortLabel(t: Translate, key: string): string {
  const short = shortenedFields.find((each) => each === key);
  return short ? t(`imports:short.${short}`) : getImportFieldLabel(t, key);
}

/** The sentence of an issue in the reader's language. */
export function formatRowIssue(t: Translate, { code, field, params }: ImportIssue): string {
  const key: TranslationKey = isImportIssue(code) ? `imports:issue.${code}` : toErrorKey(code);
  return t(key, { field: getImportFieldLabel(t, field), ...params });
}

/** Codes of the order rules have their sentence among the errors; the type of those texts lists them all. */
function toErrorKey(code: string): TranslationKey {
  return `errors:${code}` as TranslationKey;
}
