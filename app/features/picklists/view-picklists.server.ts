import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readPickers } from "#app/data/stock/pickers.reads.server.ts";
import { type PicklistRecord, readPickLines, readPicklist, readPicklists } from "#app/data/stock/picklists.server.ts";
import { can } from "#app/domain/access/can.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import type { PicklistStatus } from "#app/domain/stock/stock.enums.ts";

interface Asked {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}

const statusOf = (url: URL): PicklistStatus | null => {
  const asked = Number(url.searchParams.get("status"));
  return asked === 1 || asked === 2 || asked === 3 ? asked : null;
};

function shown(list: PicklistRecord, names: ReadonlyMap<string, string>) {
  const { accountId: _account, ...row } = list;
  return { ...row, userName: names.get(list.userId ?? "") ?? null };
}

/** The newest pick lists, and who may be given one. */
export async function picklistsScreen(scope: Scope, { url }: Asked) {
  const status = statusOf(url);
  const [lists, pickers] = await Promise.all([readPicklists(scope, status), readPickers(scope)]);
  const names = new Map(pickers.map(({ value, label }) => [value, label]));
  return ok({ lists: lists.map((list) => shown(list, names)), status, pickers });
}

/** `GET picklists`. */
export async function listPicklists(scope: Scope, asked: Asked) {
  const page = await picklistsScreen(scope, asked);
  return page.ok ? ok({ picklists: page.value.lists }) : page;
}

/** One pick list with its lines, as it is picked. */
export async function viewPicklist(scope: Scope, { params }: Asked) {
  const list = await readPicklist(scope, params.id ?? "");
  if (!list) return fail("not_found");
  const [lines, pickers] = await Promise.all([readPickLines(scope, list.id), readPickers(scope)]);
  const names = new Map(pickers.map(({ value, label }) => [value, label]));
  return ok({ picklist: shown(list, names), lines, pickers, mayWork: can(scope.account, "picklists.update") });
}

/** `GET picklists/{id}`. */
export async function apiPicklist(scope: Scope, asked: Asked) {
  const found = await viewPicklist(scope, asked);
  if (!found.ok) return found;
  const pickers = found.value.pickers.map(({ value, label }) => ({ id: value, name: label }));
  return ok({ ...found.value, pickers });
}

export type PicklistsView = Extract<Awaited<ReturnType<typeof picklistsScreen>>, { ok: true }>["value"];
export type PicklistView = Extract<Awaited<ReturnType<typeof viewPicklist>>, { ok: true }>["value"];
