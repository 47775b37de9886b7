import { readCustomerNames } from "#app/modules/customers/db/customer-list.reads.server.ts";
import { findCustomers } from "#app/modules/customers/db/customer-lookup.reads.server.ts";
import { readAgentsToday } from "#app/modules/fleet/db/agent-days.reads.server.ts";
import type { AgentState } from "#app/modules/fleet/model/agent-states.ts";
import {
  readCarrierChoices,
  readCarrierMethods,
  readSourceChoices,
} from "#app/modules/partners/db/trading-partners.reads.server.ts";
import { can } from "#app/platform/access/can.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { LookupModule } from "#app/platform/lists/lookup-modules.ts";
import { type NamedChoice, readNamedChoices, readNames } from "#app/platform/lists/names.reads.server.ts";
import { findPlans, readPlanNames } from "./plan-names.reads.server.ts";
import { findTags } from "./tags.reads.server.ts";

export interface FoundName extends NamedChoice {
  detail?: string;
  /** An agent's current state. */
  state?: AgentState;
}

interface LookupSource {
  /** Any of these permissions is enough. */
  permissions: readonly Permission[];
  /** Up to 200 matches of a text, by name. */
  find(scope: Scope, search: string): Promise<FoundName[]>;
  /** Those of the ids that belong to the account. */
  findByIds(scope: Scope, ids: readonly string[]): Promise<NamedChoice[]>;
}

const workPermissions: readonly Permission[] = [
  "orders",
  "shipments",
  "plans",
  "routes",
  "accounting.order_collections",
  "accounting.agent_billing",
];

function createTableSource(kind: Parameters<typeof readNames>[1]): LookupSource {
  return {
    permissions: workPermissions,
    find: (scope, search) => readNamedChoices(scope, kind, search),
    findByIds: async (scope, ids) =>
      [...(await readNames(scope, kind, ids))].map(([value, label]) => ({ value, label })),
  };
}

/** Small enough to read at once: the choices of a merchant's portal. */
function createPortalSource(read: (scope: Scope) => Promise<NamedChoice[]>, others: LookupSource): LookupSource {
  const portal = (scope: Scope) => scope.account.kind === "merchant";
  return {
    permissions: others.permissions,
    find: async (scope, search) => {
      if (!portal(scope)) return others.find(scope, search);
      const wanted = search.trim().toLowerCase();
      return (await read(scope)).filter(({ label }) => label.toLowerCase().includes(wanted));
    },
    findByIds: async (scope, ids) =>
      portal(scope) ? (await read(scope)).filter(({ value }) => ids.includes(value)) : others.findByIds(scope, ids),
  };
}

/** Values of the account's rows: each is its own label. */
function createWordSource(
  permissions: readonly Permission[],
  find: (scope: Scope, search: string) => Promise<NamedChoice[]>,
): LookupSource {
  return { permissions, find, findByIds: async (_scope, ids) => ids.map((id) => ({ value: id, label: id })) };
}

async function findCurrencies({ account }: Scope, search: string): Promise<NamedChoice[]> {
  const { default_currency: own, supported_currencies: others } = account.preferences;
  const wanted = search.trim().toUpperCase();
  return [...new Set([own, ...others])]
    .filter((code) => code.includes(wanted))
    .map((code) => ({ value: code, label: code }));
}

/** Includes each agent's current state, for assigning work. */
async function findAgents(scope: Scope, search: string): Promise<FoundName[]> {
  const found = await readNamedChoices(scope, "agents", search);
  const today = await readAgentsToday(
    scope,
    found.map(({ value }) => value),
  );
  return found.map((each) => ({ ...each, state: today.get(each.value)?.state ?? "offline" }));
}

const emptySource: LookupSource = { permissions: workPermissions, find: async () => [], findByIds: async () => [] };

const lookupSources: Readonly<Record<LookupModule, LookupSource>> = {
  agents: { ...createTableSource("agents"), find: findAgents },
  teams: createTableSource("teams"),
  vehicles: createTableSource("vehicles"),
  delivery_zones: createTableSource("delivery_zones"),
  order_tags: createWordSource(workPermissions, (scope, search) => findTags(scope, "order_tags", search)),
  merchant_tags: createWordSource(workPermissions, (scope, search) => findTags(scope, "merchant_tags", search)),
  customer_tags: createWordSource(["customers"], (scope, search) => findTags(scope, "customer_tags", search)),
  item_tags: createWordSource(["items"], (scope, search) => findTags(scope, "item_tags", search)),
  currencies: createWordSource(workPermissions, findCurrencies),
  merchants: { ...createTableSource("merchants"), permissions: [...workPermissions, "accounting.merchant_billing"] },
  carriers: createPortalSource(readCarrierChoices, emptySource),
  locations: createPortalSource(readSourceChoices, createTableSource("locations")),
  // In a merchant's portal the methods are those of its carriers.
  shipping_methods: createPortalSource(readCarrierMethods, createTableSource("shipping_methods")),
  plans: { permissions: workPermissions, find: (scope, search) => findPlans(scope, search), findByIds: readPlanNames },
  open_plans: {
    permissions: ["plans"],
    find: (scope, search) => findPlans(scope, search, "open"),
    findByIds: readPlanNames,
  },
  customers: {
    permissions: ["customers"],
    find: async (scope, search) =>
      (await findCustomers(scope, search)).map(({ id, label, detail }) => ({
        value: id,
        label,
        ...(detail && { detail }),
      })),
    findByIds: readCustomerNames,
  },
};

/** Whether the member may see names of a module. */
export function canLookUp(scope: Scope, module: LookupModule): boolean {
  return lookupSources[module].permissions.some((each) => can(scope.account, each));
}

/** Choices of a filter or dialog, up to 200 that match a text. */
export function findNames(scope: Scope, module: LookupModule, search: string): Promise<FoundName[]> {
  return lookupSources[module].find(scope, search);
}

/** Names for a list's active filters, by field; only fields of that list are read. */
export async function readFilterNames<Field extends string>(
  scope: Scope,
  { filters }: Pick<ListQuery, "filters">,
  fields: Readonly<Record<Field, LookupModule>>,
): Promise<Partial<Record<Field, NamedChoice[]>>> {
  const requested = Object.entries<LookupModule>(fields).map(async ([field, module]) => {
    const ids = filters.filter((each) => each.field === field).flatMap(({ values }) => values);
    const isVisible = ids.length > 0 && canLookUp(scope, module);
    return [field, isVisible ? await lookupSources[module].findByIds(scope, ids.slice(0, 50)) : []];
  });
  return Object.fromEntries(await Promise.all(requested));
}
