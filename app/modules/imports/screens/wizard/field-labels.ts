import { createContext, useContext } from "react";
import { type CustomField, getCustomFieldName } from "#app/modules/custom-fields/model/custom-field.ts";
import type { Translate, TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
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

/** The account's own fields of orders, which columns may fill. */
export const OwnFieldsContext = createContext<readonly CustomField[]>([]);

/** Names of fields, and sentences with them, in the reader's language. */
export function useFieldLabels() {
  const t = useTranslate();
  const { language } = useLanguage();
  const own = useContext(OwnFieldsContext);
  const getLabel = (key: string) => {
    const field = own.find((each) => key === `metadata.${each.key}`);
    return field ? getCustomFieldName(field, language) : getImportFieldLabel(t, key);
  };
  return {
    getLabel,
    /** For the header of a narrow column. */
    getShortLabel: (key: string) => {
      const short = shortenedFields.find((each) => each === key);
      return short ? t(`imports:short.${short}`) : getLabel(key);
    },
    /** The sentence of an issue. */
    formatIssue: ({ code, field, params }: ImportIssue) => {
      const key: TranslationKey = isImportIssue(code) ? `imports:issue.${code}` : toErrorKey(code);
      return t(key, { field: getLabel(field), ...params });
    },
  };
}

/** True for the key of a field of the import row. */
function isImportField(key: string): key is ImportField {
  return importFields.some((each) => each.key === key);
}

/** A field's name in forms and messages. */
function getImportFieldLabel(t: Translate, key: string): string {
  return isImportField(key) ? t(`imports:field.${key}`) : key.replace(/^metadata\./, "");
}

/** Codes of the order rules have their sentence among the errors; the type of those texts lists them all. */
function toErrorKey(code: string): TranslationKey {
  return `errors:${code}` as TranslationKey;
}
