import { historySpec } from "#app/modules/attendance/screens/history.resource.tsx";
import { collectionsSpec } from "#app/modules/collections/screens/collections/collections.resource.tsx";
import { itemsSpec } from "#app/modules/inventory/screens/items.resource.tsx";
import { getMerchantBillingRights } from "#app/modules/invoicing/commands/billing/billing-access.server.ts";
import { balancesSpec } from "#app/modules/invoicing/screens/billing/pending.resource.tsx";
import { invoicesSpec } from "#app/modules/invoicing/screens/invoices/invoices.resource.tsx";
import { getCollectionRights } from "#app/modules/ledger/commands/accounting-access.server.ts";
import { ordersSpec } from "#app/modules/orders/screens/list/orders-list.resource.tsx";
import { getAgentBillingRights } from "#app/modules/payouts/commands/agent-billing-access.server.ts";
import { transactionsSpec } from "#app/modules/payouts/screens/transactions.resource.tsx";
import { auditLogSpec } from "#app/modules/settings/screens/audit-log/audit-log.resource.tsx";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { shipmentsSpec } from "#app/modules/shipments/screens/shipments-list.resource.tsx";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Filter } from "#app/ui/resource/resource-spec.ts";
import { getSourceAccess, type SourceName } from "../model/report-sources.ts";

const outcomeFilters = (fields: readonly ("merchant" | "method" | "location" | "zone" | "team" | "agent")[]) => [
  { field: "day", label: "analytics:rows.day", kind: "date" } as const,
  ...fields.map((field) => ({ field, label: `analytics:dimension.${field}`, kind: "reference" }) as const),
];

/** What the list offers besides filters. */
const noActions = {
  ...{ type: shipmentTypes.code.delivery, planSelection: {}, manifest: undefined, proofs: undefined },
  ...{ exports: undefined, planning: false },
};

const filtersBySource: Readonly<Record<SourceName, (scope: Scope) => readonly Filter[]>> = {
  orders: () => ordersSpec.filters,
  deliveries: () => shipmentsSpec("deliveries", noActions).filters,
  collections: (scope) => collectionsSpec(getCollectionRights(scope)).filters,
  payouts: (scope) => [
    ...transactionsSpec(getAgentBillingRights(scope), "").filters,
    { field: "agent", label: "payouts:column.agent", kind: "reference" },
  ],
  hours: () => historySpec.filters,
  balances: (scope) => balancesSpec("pending", getMerchantBillingRights(scope), null).filters,
  invoices: () => invoicesSpec.filters,
  order_outcomes: () => outcomeFilters(["merchant", "method", "location", "zone", "team", "agent"]),
  route_outcomes: () => outcomeFilters(["location", "team", "agent"]),
  stock: () => itemsSpec.filters,
  audit: () => auditLogSpec.filters,
};

/** The filters of a source as its list offers them; names are looked up. */
export function listReportFilters(scope: Scope, source: SourceName, known: readonly string[]): Filter[] {
  const { lookups } = getSourceAccess(source);
  return filtersBySource[source](scope).flatMap((filter): Filter[] => {
    if (!known.includes(filter.field)) return [];
    if (filter.kind !== "reference" || filter.lookup) return [filter];
    const lookup = lookups[filter.field];
    return lookup ? [{ ...filter, lookup }] : [];
  });
}
