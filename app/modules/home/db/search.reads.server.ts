import { readCustomers } from "#app/modules/customers/db/customer-list.reads.server.ts";
import { agentRows } from "#app/modules/fleet/db/agents.server.ts";
import { teamRows } from "#app/modules/fleet/db/teams.server.ts";
import { vehicleRows } from "#app/modules/fleet/db/vehicles.server.ts";
import { readItems } from "#app/modules/inventory/db/items.server.ts";
import { merchantRows } from "#app/modules/partners/db/merchants.server.ts";
import { locationRows } from "#app/modules/places/db/locations.server.ts";
import { findInCatalogue } from "#app/platform/catalogue/rows.reads.server.ts";
import type { Rows } from "#app/platform/catalogue/rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { normalisePhone } from "#app/platform/kernel/phone.ts";
import { type SearchHit, type SearchKind, searchKinds } from "#app/platform/lists/search-kinds.ts";
import { searchOrders, searchPicklists, searchPlans, searchShipments } from "./work.reads.server.ts";

/** Finds at most `limit` of a kind that the account, and a limited member, may see. */
type Find = (scope: Scope, text: string, limit: number) => Promise<SearchHit[]>;

const first = (search: string, limit: number) => ({ sort: null, search, limit, cursor: null, filters: [] });

/** A row of the settings opens in its list's form. */
function catalogue<Input, View>(
  kind: "agent" | "vehicle" | "team" | "location" | "merchant",
  rows: Rows<Input, View>,
  path: string,
): Find {
  return async (scope, text, limit) => {
    const wanted = normalisePhone(text, scope.account.country) ?? text;
    const found = await findInCatalogue(scope, rows, wanted, limit);
    return found.map(({ id, label }) => ({ kind, to: `/settings/${path}?edit=${id}`, label }));
  };
}

const searches: Readonly<Record<SearchKind, Find>> = {
  order: searchOrders,
  shipment: searchShipments,
  customer: async (scope, text, limit) => {
    const { rows } = await readCustomers(scope, first(text, limit));
    return rows.map(({ id, name, phone, email }) => ({
      kind: "customer",
      to: `/customers/${id}`,
      label: name,
      detail: [phone, email].filter(Boolean).join(" · "),
    }));
  },
  item: async (scope, text, limit) => {
    const { rows } = await readItems(scope, first(text, limit));
    return rows.map(({ id, name, sku }) => ({ kind: "item", to: `/items?edit=${id}`, label: name, detail: sku }));
  },
  plan: searchPlans,
  picklist: searchPicklists,
  agent: catalogue("agent", agentRows, "agents"),
  vehicle: catalogue("vehicle", vehicleRows, "vehicles"),
  team: catalogue("team", teamRows, "teams"),
  location: catalogue("location", locationRows, "locations"),
  merchant: catalogue("merchant", merchantRows, "merchants"),
};

/** Orders are what most are looking for. */
const most: Partial<Record<SearchKind, number>> = { order: 8 };
const mostOfAKind = 5;

/** What a text finds of these kinds, kind by kind. */
export async function searchEverything(
  scope: Scope,
  text: string,
  kinds: readonly SearchKind[] = searchKinds.map(({ kind }) => kind),
): Promise<SearchHit[]> {
  const found = await Promise.all(kinds.map((kind) => searches[kind](scope, text, most[kind] ?? mostOfAKind)));
  return found.flat();
}
