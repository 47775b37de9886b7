import type { Say, Word } from "#app/ui/words/word.ts";
import type { ImportIssue } from "../../model/import.ts";
import { type ImportField, importFields } from "../../model/import-fields.ts";
import { isImportIssue } from "../../model/issue-codes.ts";

const shortened = [
  "external_id",
  "postal_code",
  "collection_amount",
  "collection_currency",
  "package_count",
  "service_minutes",
] as const;

/** True for the word of a field of the import row. */
export function isField(key: string): key is ImportField {
  return importFields.some((each) => each.key === key);
}

/** A field's name, as forms and messages call it. */
export function fieldLabel(say: Say, key: string): string {
  return isField(key) ? say(`imports:field.${key}`) : key;
}

/** A field's name in the head of a narrow column. */
export function shortLabel(say: Say, key: string): string {
  const short = shortened.find((each) => each === key);
  return short ? say(`imports:short.${short}`) : fieldLabel(say, key);
}

/** A finding on a row in the reader's words. */
export function issueSentence(say: Say, { code, field, params }: ImportIssue): string {
  const word: Word = isImportIssue(code) ? `imports:issue.${code}` : errorWord(code);
  return say(word, { field: fieldLabel(say, field), ...params });
}

/** Codes of the order rules have their sentence among the errors; the catalogue's type lists them all. */
function errorWord(code: string): Word {
  return `errors:${code}` as Word;
}
