import { createTranslator, type Translator } from "#app/platform/i18n/translate.server.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import { type CustomField, getCustomFieldName, isChoiceField, listFilledFields } from "../model/custom-field.ts";
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
  /** Where the list has it. */
  isColumn: boolean;
  isFilter: boolean;
  /** In the reader's language, by id of the row. */
  texts: Record<string, string>;
}

/**
 * The account's own fields as columns and filters of a list. A filter by a key that has no field, as in an old view, is
 * there too: nothing filters unseen.
 */
export function createOwnColumns(fields: readonly CustomField[], { rows, query, language }: ListedRows) {
  const t = createTranslator(language);
  const filtered = new Set(query.filters.map(({ field }) => field).filter((key) => key.startsWith("metadata.")));
  const own = fields.map((field): OwnColumn => {
    const key = `metadata.${field.key}`;
    return {
      ...{ key, name: getCustomFieldName(field, language), isChoice: isChoiceField(field) },
      ...{ isColumn: field.in_list, isFilter: field.in_filter || filtered.has(key) },
      texts: field.in_list ? listTexts(field, rows, t) : {},
    };
  });
  const strange = [...filtered].filter((key) => !own.some((column) => column.key === key));
  const others = strange.map(
    (key): OwnColumn => ({
      ...{ key, name: key.slice("metadata.".length), isChoice: false },
      ...{ isColumn: false, isFilter: true, texts: {} },
    }),
  );
  return {
    own: [...own.filter(({ isColumn, isFilter }) => isColumn || isFilter), ...others],
    options: listFieldChoices(fields, t),
  };
}

function listTexts(field: CustomField, rows: ListedRows["rows"], t: Translator): OwnColumn["texts"] {
  return Object.fromEntries(
    rows.flatMap(({ id, metadata }) =>
      listFilledFields([field], metadata).map(({ value }) => [id, formatFieldText(field, value, t)]),
    ),
  );
}

/** What the filters of fields with choices offer. */
export function listFieldChoices(
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
