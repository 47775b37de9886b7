import { createTranslator, type Translator } from "#app/platform/i18n/translate.server.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import { type CustomField, getCustomFieldName, listFilledFields } from "../model/custom-field.ts";
import { formatFieldText } from "./format-field-text.server.ts";

interface ListedRows {
  rows: readonly { id: string; metadata: Metadata }[];
  query: Pick<ListQuery, "filters">;
  /** Of the reader. */
  language: string;
}

interface OwnColumn {
  key: string;
  name: string;
  isChoice: boolean;
  /** In the reader's language, by id of the row. */
  texts: Record<string, string>;
}

/**
 * The account's own fields as columns and filters of a list. A filter by a key that has no field, as in an old view, is
 * there too: nothing filters unseen.
 */
export function createOwnColumns(fields: readonly CustomField[], { rows, query, language }: ListedRows) {
  const t = createTranslator(language);
  const own = fields.map(
    (field): OwnColumn => ({
      key: `metadata.${field.key}`,
      name: getCustomFieldName(field, language),
      isChoice: field.kind === "choice" || field.kind === "yes_no",
      texts: Object.fromEntries(
        rows.flatMap(({ id, metadata }) =>
          listFilledFields([field], metadata).map(({ value }) => [id, formatFieldText(field, value, t)]),
        ),
      ),
    }),
  );
  const strange = query.filters
    .map(({ field }) => field)
    .filter((key) => key.startsWith("metadata.") && !own.some((column) => column.key === key));
  const others = [...new Set(strange)].map(
    (key): OwnColumn => ({ key, name: key.slice("metadata.".length), isChoice: false, texts: {} }),
  );
  return { own: [...own, ...others], options: listChoices(fields, t) };
}

/** What the filters of fields with choices offer. */
function listChoices(
  fields: readonly CustomField[],
  t: Translator,
): Record<string, { value: string; label: string }[]> {
  const offered = fields.flatMap(({ key, kind, choices }) => {
    if (kind === "choice") return [[`metadata.${key}`, choices.map((each) => ({ value: each, label: each }))] as const];
    if (kind !== "yes_no") return [];
    return [[`metadata.${key}`, ["yes", "no"].map((value) => ({ value, label: t(`common:table.${value}`) }))] as const];
  });
  return Object.fromEntries(offered);
}
