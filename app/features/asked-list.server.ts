import type { ListField } from "#app/data/kernel/list-spec.server.ts";
import { type ListQuery, pageSizes, parseListQuery } from "#app/domain/kernel/list-query.ts";
import { failFields, type Issue, ok, type Result } from "#app/domain/kernel/result.ts";
import { snakeKey } from "#app/domain/kernel/snake-case.ts";

/** What a list knows: its sorts and filters, and the columns that its rows are answered with. */
interface Known {
  fields: Readonly<Record<string, ListField>>;
  columns: readonly string[];
}

const most = Math.max(...pageSizes);

/** The query that a program asks a list by. A filter, sort, field or page size that the list does not know is refused by its name. */
export function askedList(params: URLSearchParams, { fields, columns }: Known): Result<ListQuery> {
  const query = parseListQuery(params);
  const answered = new Set(columns.map(snakeKey));
  const limit = params.get("limit");
  const sort = query.sort?.replace(/^-/, "");
  const unknown = [
    ...query.filters.filter(({ field }) => !fields[field]?.filter).map(({ field }) => `filters.${field}`),
    ...(sort && !fields[sort]?.sort ? ["sort"] : []),
    ...(named(params).every((field) => answered.has(field)) ? [] : ["fields"]),
    ...(limit === null || (/^\d{1,3}$/.test(limit) && Number(limit) >= 1 && Number(limit) <= most) ? [] : ["limit"]),
  ];
  const issue: Issue = { code: "invalid_value" };
  return unknown.length === 0 ? ok(query) : failFields(Object.fromEntries(unknown.map((field) => [field, [issue]])));
}

function named(params: URLSearchParams): string[] {
  return params.get("fields")?.split(",").filter(Boolean) ?? [];
}
