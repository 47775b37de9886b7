import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import { findCustomers } from "#app/modules/customers/db/customer-lookup.reads.server.ts";
import { readCarrierMethods, readSourceChoices } from "#app/modules/partners/db/trading-partners.reads.server.ts";
import { can } from "#app/platform/access/can.ts";
import { failMissing } from "#app/platform/access/missing.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type NamedChoice, readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { findPackageTemplates, findUnattachedDocuments } from "../../db/lookups.reads.server.ts";
import type { Lookup, LookupKind } from "../../model/grid/grid-context.ts";

const optionReaders: { readonly [Kind in LookupKind]: (scope: Scope, search: string) => Promise<Lookup[]> } = {
  locations: async (scope, search) =>
    (scope.account.kind === "merchant"
      ? filterByLabel(await readSourceChoices(scope), search)
      : await readNamedChoices(scope, "locations", search)
    ).map(toLookup),
  merchants: async (scope, search) => (await readNamedChoices(scope, "merchants", search)).map(toLookup),
  // In a merchant's portal the methods are those of its carriers.
  shipping_methods: async (scope, search) =>
    (scope.account.kind === "merchant"
      ? filterByLabel(await readCarrierMethods(scope), search)
      : await readNamedChoices(scope, "shipping_methods", search)
    ).map(toLookup),
  agents: async (scope, search) => (await readNamedChoices(scope, "agents", search)).map(toLookup),
  packages: findPackageTemplates,
  customers: findCustomers,
  documents: findUnattachedDocuments,
};

export const orderOptionKinds: readonly string[] = Object.keys(optionReaders);

function filterByLabel(choices: readonly NamedChoice[], search: string): NamedChoice[] {
  return choices.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
}

function toLookup({ value, label }: NamedChoice): Lookup {
  return { id: value, label };
}

/** `GET order-options/{kind}?search=`: what a new order can refer to. Customers only with permission to see them. */
export async function listOrderOptions(
  scope: Scope,
  { params, url }: PageRequest,
): Promise<Result<{ options: Lookup[] }>> {
  const kind = Object.keys(optionReaders).find((each): each is LookupKind => each === params.kind);
  if (!kind) return fail("not_found");
  if (kind === "customers" && !can(scope.account, "customers")) return failMissing(scope, "customers");
  return ok({ options: await optionReaders[kind](scope, (url.searchParams.get("search") ?? "").slice(0, 100)) });
}

/** First choices for the grid: the start of every lookup except customers. */
export async function readBulkGrid(scope: Scope) {
  const [locations, merchants, methods, agents, packages, customFields] = await Promise.all([
    optionReaders.locations(scope, ""),
    optionReaders.merchants(scope, ""),
    optionReaders.shipping_methods(scope, ""),
    optionReaders.agents(scope, ""),
    optionReaders.packages(scope, ""),
    readCustomFields(scope, "order"),
  ]);
  return ok({
    known: { locations, merchants, shipping_methods: methods, agents, packages, customers: [], documents: [] },
    country: scope.account.country,
    account: { id: scope.account.id, kind: scope.account.kind },
    userId: scope.actor.id ?? "",
    maySeeCustomers: can(scope.account, "customers"),
    customFields,
  });
}
