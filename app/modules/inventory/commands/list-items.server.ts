import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { buildItemList, readItems, readItemsById } from "../db/items.server.ts";

/** The items screen: its list, the item being edited by the URL, and permissions. */
export async function readItemsScreen(scope: Scope, { url }: PageRequest) {
  const edit = url.searchParams.get("edit");
  const { query, unknown } = parseScreenListQuery(url.searchParams, buildItemList(scope.account.id));
  const [list, [editing]] = await Promise.all([readItems(scope, query), edit ? readItemsById(scope, [edit]) : []]);
  const may = { create: can(scope.account, "items.create"), update: can(scope.account, "items.update") };
  return ok({
    list: { ...list, unknown },
    editing: editing ?? null,
    may,
    currency: scope.account.preferences.default_currency,
  });
}

/** `GET items`. */
export const listItems = createListRead(buildItemList(""), async (scope, query) => {
  const { rows, pagination } = await readItems(scope, query);
  return ok({ items: rows, pagination });
});

/** `GET items/{id}`. */
export async function viewItem(scope: Scope, { params }: PageRequest) {
  const [item] = await readItemsById(scope, [params.id ?? ""]);
  return item ? ok({ item }) : fail("not_found");
}
