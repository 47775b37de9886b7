import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import { readPickers } from "../db/pickers.reads.server.ts";
import {
  type PicklistRow,
  picklistListDescription,
  readPickLines,
  readPicklist,
  readPicklists,
} from "../db/picklists.server.ts";

/** A pick list with the name of its picker. */
export type ListedPicklist = PicklistRow & { userName: string | null };

function withUserName(list: PicklistRow, names: ReadonlyMap<string, string>): ListedPicklist {
  return { ...list, userName: names.get(list.userId ?? "") ?? null };
}

/** A page of the pick lists, and the members who can pick. */
async function readPicklistPage(scope: Scope, query: ListQuery) {
  const [page, pickers] = await Promise.all([readPicklists(scope, query), readPickers(scope)]);
  const names = new Map(pickers.map(({ value, label }) => [value, label]));
  return { page: { ...page, rows: page.rows.map((list) => withUserName(list, names)) }, pickers };
}

/** A page of the pick lists with the names of their pickers. */
export async function readListedPicklists(scope: Scope, query: ListQuery) {
  return (await readPicklistPage(scope, query)).page;
}

/** The screen of the pick lists. */
export async function readPicklistsScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, picklistListDescription);
  const { page, pickers } = await readPicklistPage(scope, query);
  return ok({ ...page, unknown, options: { picker: pickers } });
}

/** `GET picklists`. */
export const listPicklists = createListRead(picklistListDescription, async (scope, query) => {
  const { page } = await readPicklistPage(scope, query);
  return ok({ picklists: page.rows, pagination: page.pagination });
});

/** One pick list with its lines. */
export async function viewPicklist(scope: Scope, { params }: PageRequest) {
  const list = await readPicklist(scope, params.id ?? "");
  if (!list) return fail("not_found");
  const [lines, pickers] = await Promise.all([readPickLines(scope, list.id), readPickers(scope)]);
  const names = new Map(pickers.map(({ value, label }) => [value, label]));
  const { accountId: _account, ...row } = list;
  return ok({ picklist: withUserName(row, names), lines, pickers, canPick: can(scope.account, "picklists.update") });
}

/** `GET picklists/{id}`. */
export async function readApiPicklist(scope: Scope, pageRequest: PageRequest) {
  const found = await viewPicklist(scope, pageRequest);
  if (!found.ok) return found;
  const pickers = found.value.pickers.map(({ value, label }) => ({ id: value, name: label }));
  return ok({ ...found.value, pickers });
}
