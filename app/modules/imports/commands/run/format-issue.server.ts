import type { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { ImportIssue } from "../../model/import.ts";
import { isImportIssue } from "../../model/issue-codes.ts";

/** The sentence of an issue. */
export function formatIssue({ code, field, params }: ImportIssue, t: ReturnType<typeof createTranslator>): string {
  const key = isImportIssue(code) ? `imports:issue.${code}` : `errors:${code}`;
  return t(key, { field: t(`imports:field.${field}`), ...params });
}
