import { findCustomers } from "#app/modules/customers/db/customer-lookup.reads.server.ts";
import { readCarrierMethods, readSourceChoices } from "#app/modules/partners/db/trading-partners.reads.server.ts";
import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type NamedChoice, readChoices } from "#app/platform/lists/names.reads.server.ts";
import { findPackageTemplates, findWaitingDocuments } from "../../db/lookups.reads.server.ts";
import type { Lookup, LookupKind } from "../../model/grid/grid-context.ts";

const lookups: { readonly [Kind in LookupKind]: (scope: Scope, search: string) => Promise<Lookup[]> } = {
  locations: async (scope, search) =>
    (scope.account.kind === "merchant"
      ? holding(await readSourceChoices(scope), search)
      : await readChoices(scope, "locations", search)
    ).map(lookupOf),
  merchants: async (scope, search) => (await readChoices(scope, "merchants", search)).map(lookupOf),
  // In a merchant's portal the methods are those of its carriers.
  shipping_methods: async (scope, search) =>
    (scope.account.kind === "merchant"
      ? holding(await readCarrierMethods(scope), search)
      : await readChoices(scope, "shipping_methods", search)
    ).map(lookupOf),
  agents: async (scope, search) => (await readChoices(scope, "agents", search)).map(lookupOf),
  packages: findPackageTemplates,
  customers: findCustomers,
  documents: findWaitingDocuments,
};

/** What may be looked up. */
export const lookupKinds: readonly string[] = Object.keys(lookups);

function holding(choices: readonly NamedChoice[], search: string): NamedChoice[] {
  return choices.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
}

function lookupOf({ value, label }: NamedChoice): Lookup {
  return { id: value, label };
}

/** `GET orders/options/{kind}?search=`: what a new order may name. Customers only for who may see them. */
export async function lookUp(scope: Scope, { params, url }: PageRequest): Promise<Result<{ options: Lookup[] }>> {
  const kind = Object.keys(lookups).find((each): each is LookupKind => each === params.kind);
  if (!kind) return fail("not_found");
  if (kind === "customers" && !can(scope.account, "customers")) return fail("forbidden");
  return ok({ options: await lookups[kind](scope, (url.searchParams.get("search") ?? "").slice(0, 100)) });
}

/** What the grid of new orders begins with: the first of everything that cells may name, but for customers. */
export async function readOrderGrid(scope: Scope) {
  const [locations, merchants, methods, agents, packages] = await Promise.all([
    lookups.locations(scope, ""),
    lookups.merchants(scope, ""),
    lookups.shipping_methods(scope, ""),
    lookups.agents(scope, ""),
    lookups.packages(scope, ""),
  ]);
  return ok({
    known: { locations, merchants, shipping_methods: methods, agents, packages, customers: [], documents: [] },
    country: scope.account.country,
    account: { id: scope.account.id, kind: scope.account.kind },
    userId: scope.actor.id ?? "",
    maySeeCustomers: can(scope.account, "customers"),
  });
}
