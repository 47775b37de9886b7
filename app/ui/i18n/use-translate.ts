import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { isLanguage, type Language, locales } from "#app/platform/i18n/i18n.ts";
import type { Translate } from "./translation-key.ts";

/** A translate function for all catalogues in the reader's language: `t("common:action.more")`. */
export function useTranslate(): Translate {
  const { t } = useTranslation();
  return useCallback((key, values) => String((t as TFunction)(key as never, values as never)), [t]);
}

/** The reader's language and the locale that formats its numbers and dates. */
export function useLanguage(): { language: Language; locale: string } {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : "en";
  return { language, locale: locales[language] };
}
