import type { Scope } from "#app/data/kernel/scope.server.ts";
import { type Catalogue, readCataloguePage } from "#app/data/settings/catalogue.reads.server.ts";
import { parseListQuery } from "#app/domain/kernel/list-query.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";

export interface Asked {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}

/** Rows by their ids, in any order. */
export type ReadRows<Row> = (scope: Scope, ids: readonly string[]) => Promise<Row[]>;

/** A page of a settings list, by name unless the address says otherwise, and the row that the address edits (`?edit=`). */
export async function cataloguePage<Row extends { id: string }>(
  scope: Scope,
  kind: Catalogue,
  read: ReadRows<Row>,
  { url }: Asked,
) {
  const edited = url.searchParams.get("edit");
  const { ids, pagination } = await readCataloguePage(scope, kind, parseListQuery(url.searchParams));
  const [found, [editing]] = await Promise.all([read(scope, ids), edited ? read(scope, [edited]) : []]);
  const rows = new Map(found.map((row) => [row.id, row]));
  return { list: { rows: ids.flatMap((id) => rows.get(id) ?? []), pagination }, editing: editing ?? null };
}

/** One row by the `id` of the path, under its name in the answer. */
export function oneOf<Row>(name: string, read: ReadRows<Row>) {
  return async (scope: Scope, { params }: Asked): Promise<Result<Record<string, Row>>> => {
    const [found] = await read(scope, [params.id ?? ""]);
    return found ? ok({ [name]: found }) : fail("not_found");
  };
}
