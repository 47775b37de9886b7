import type { Scope } from "#app/data/kernel/scope.server.ts";
import { type Catalogue, describedCatalogue, readCataloguePage } from "#app/data/settings/catalogue.reads.server.ts";
import type { ListQuery } from "#app/domain/kernel/list-query.ts";
import { writtenPhones } from "#app/domain/kernel/phone.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import { listRead, shownList } from "../asked-list.server.ts";

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
  const { query, unknown } = shownList(url.searchParams, describedCatalogue(kind));
  const [list, [editing]] = await Promise.all([
    cataloguePageOf(scope, kind, read, query),
    edited ? read(scope, [edited]) : [],
  ]);
  return { list: { ...list, unknown, phones: writtenPhones(list.rows) }, editing: editing ?? null };
}

/** A page of a settings list alone. */
export async function cataloguePageOf<Row extends { id: string }>(
  scope: Scope,
  kind: Catalogue,
  read: ReadRows<Row>,
  query: ListQuery,
) {
  const { rows: found, ...page } = await readCataloguePage(scope, kind, query);
  const ids = found.map(({ id }) => id);
  const rows = new Map((await read(scope, ids)).map((row) => [row.id, row]));
  return { ...page, rows: ids.flatMap((id) => rows.get(id) ?? []) };
}

/** A settings list of the API, under its name in the answer. */
export function catalogueRead<Row extends { id: string }>(name: string, kind: Catalogue, read: ReadRows<Row>) {
  return listRead(describedCatalogue(kind), async (scope, query) => {
    const { rows, pagination } = await cataloguePageOf(scope, kind, read, query);
    return ok({ [name]: rows, pagination });
  });
}

/** One row by the `id` of the path, under its name in the answer. */
export function oneOf<Row>(name: string, read: ReadRows<Row>) {
  return async (scope: Scope, { params }: Asked): Promise<Result<Record<string, Row>>> => {
    const [found] = await read(scope, [params.id ?? ""]);
    return found ? ok({ [name]: found }) : fail("not_found");
  };
}
