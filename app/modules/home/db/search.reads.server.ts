import { readCustomers } from "#app/modules/customers/db/customer-list.reads.server.ts";
import { agentRows } from "#app/modules/fleet/db/agents.server.ts";
import { teamRows } from "#app/modules/fleet/db/teams.server.ts";
import { vehicleRows } from "#app/modules/fleet/db/vehicles.server.ts";
import { readItems } from "#app/modules/inventory/db/items.server.ts";
import { merchantRows } from "#app/modules/partners/db/merchants.server.ts";
import { locationRows } from "#app/modules/places/db/locations.server.ts";
import { findInCatalogue } from "#app/platform/catalogue/rows.reads.server.ts";
import type { CatalogueRows } from "#app/platform/catalogue/rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { normalizePhone } from "#app/platform/kernel/phone.ts";
import { type SearchHit, type SearchKind, searchKinds } from "#app/platform/lists/search-kinds.ts";
import { searchOrders, searchPicklists, searchPlans, searchShipments } from "./search-work.reads.server.ts";

/** Finds at most `limit` results of a kind that the account, and a limited member, may see. */
type SearchFunction = (scope: Scope, text: string, limit: number) => Promise<SearchHit[]>;

const toFirstPage = (search: string, limit: number) => ({ sort: null, search, limit, cursor: null, filters: [] });

/** A settings result opens in its list's form. */
function createCatalogueSearch<Input, View>(
  kind: "agent" | "vehicle" | "team" | "location" | "merchant",
  rows: CatalogueRows<Input, View>,
  path: string,
): SearchFunction {
  return async (scope, text, limit) => {
    const wanted = normalizePhone(text, scope.account.country) ?? text;
    const found = await findInCatalogue(scope, rows, wanted, limit);
    return found.map(({ id, label }) => ({ kind, to: `/settings/${path}?edit=${id}`, label }));
  };
}

const searches: Readonly<Record<SearchKind, SearchFunction>> = {
  order: searchOrders,
  shipment: searchShipments,
  customer: async (scope, text, limit) => {
    const { rows } = await readCustomers(scope, toFirstPage(text, limit));
    return rows.map(({ id, name, phone, email }) => ({
      kind: "customer",
      to: `/customers/${id}`,
      label: name,
      detail: [phone, email].filter(Boolean).join(" · "),
    }));
  },
  item: async (scope, text, limit) => {
    const { rows } = await readItems(scope, toFirstPage(text, limit));
    return rows.map(({ id, name, sku }) => ({ kind: "item", to: `/items?edit=${id}`, label: name, detail: sku }));
  },
  plan: searchPlans,
  picklist: searchPicklists,
  agent: createCatalogueSearch("agent", agentRows, "agents"),
  vehicle: createCatalogueSearch("vehicle", vehicleRows, "vehicles"),
  team: createCatalogueSearch("team", teamRows, "teams"),
  location: createCatalogueSearch("location", locationRows, "locations"),
  merchant: createCatalogueSearch("merchant", merchantRows, "merchants"),
};

/** Orders come first, because most searches are for them. */
const limitByKind: Partial<Record<SearchKind, number>> = { order: 8 };
const DEFAULT_LIMIT = 5;

/** Search results by kind. */
export async function searchEverything(
  scope: Scope,
  text: string,
  kinds: readonly SearchKind[] = searchKinds.map(({ kind }) => kind),
): Promise<SearchHit[]> {
  const found = await Promise.all(kinds.map((kind) => searches[kind](scope, text, limitByKind[kind] ?? DEFAULT_LIMIT)));
  return found.flat();
}
