import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { listRead, shownList } from "#app/platform/lists/asked-list.server.ts";
import { itemList, readItems, readItemsById } from "../db/items.server.ts";

/** The items screen: its list, the item that the address edits, what may be done. */
export async function itemsScreen(scope: Scope, { url }: PageRequest) {
  const edit = url.searchParams.get("edit");
  const { query, unknown } = shownList(url.searchParams, itemList(scope.account.id));
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
export const listItems = listRead(itemList(""), async (scope, query) => {
  const { rows, pagination } = await readItems(scope, query);
  return ok({ items: rows, pagination });
});

/** `GET items/{id}`. */
export async function viewItem(scope: Scope, { params }: PageRequest) {
  const [item] = await readItemsById(scope, [params.id ?? ""]);
  return item ? ok({ item }) : fail("not_found");
}
