import type { ImportIssue } from "#app/domain/imports/import.ts";
import { isImportIssue } from "#app/domain/imports/issue-codes.ts";
import type { translator } from "#app/i18n/translate.server.ts";

/** A finding in words. */
export function sentence({ code, field, params }: ImportIssue, t: ReturnType<typeof translator>): string {
  const key = isImportIssue(code) ? `imports:issue.${code}` : `errors:${code}`;
  return t(key, { field: t(`imports:field.${field}`), ...params });
}
