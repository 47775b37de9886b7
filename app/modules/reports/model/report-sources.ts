import type { CustomFieldNoun } from "#app/modules/custom-fields/model/custom-field.ts";
import { can, canAny, type Grants, hasFeature, isSubscribed } from "#app/platform/access/can.ts";
import type { AccountFeature, Permission, RequiredPermission } from "#app/platform/access/permissions.ts";
import type { LookupModule } from "#app/platform/lists/lookup-modules.ts";

/** A list that reports are made of, and what its reader needs: the same as for exporting the list. */
export interface ReportSourceAccess {
  readonly permissions: readonly RequiredPermission[];
  readonly anyOf?: readonly Permission[];
  readonly feature?: AccountFeature;
  readonly subscription?: true;
  /** The catalogue kind that names the values of a filter, by field. */
  readonly lookups: Readonly<Record<string, LookupModule>>;
  /** Number columns whose sum says nothing. */
  readonly unsummed: readonly string[];
}

const moneyExport = "accounting.order_collections.export_receipt";
const billingExport = "accounting.merchant_billing.export_invoice";
const payoutExport = "accounting.agent_billing.export_receipt";

/** Sources of reports, one a row. */
export const reportSources = {
  orders: {
    permissions: ["orders", "orders.export"],
    lookups: {
      ...{ agent: "agents", carrier: "carriers", customer: "customers", delivery_zone: "delivery_zones" },
      ...{ merchant: "merchants", plan: "plans", shipping_method: "shipping_methods", source: "locations" },
      ...{ team: "teams", vehicle: "vehicles" },
    },
    unsummed: [],
  },
  deliveries: {
    permissions: ["shipments", "shipments.export"],
    subscription: true,
    lookups: {
      ...{ agent: "agents", merchant: "merchants", shipping_method: "shipping_methods", team: "teams" },
      ...{ source_location: "locations", plan: "plans", delivery_zone: "delivery_zones", vehicle: "vehicles" },
    },
    unsummed: [],
  },
  collections: {
    permissions: ["accounting.order_collections", moneyExport],
    feature: "fleet_management",
    lookups: { agent: "agents", merchant: "merchants" },
    unsummed: ["age"],
  },
  payouts: {
    permissions: ["accounting.agent_billing", payoutExport],
    feature: "fleet_management",
    lookups: { agent: "agents" },
    unsummed: [],
  },
  hours: {
    permissions: ["fleet"],
    lookups: { agent: "agents", team: "teams" },
    unsummed: ["place", "out_place"],
  },
  balances: {
    permissions: ["accounting.merchant_billing", billingExport],
    feature: "vendor_management",
    subscription: true,
    lookups: { merchant: "merchants" },
    unsummed: [],
  },
  invoices: {
    permissions: ["accounting.merchant_billing", billingExport],
    feature: "vendor_management",
    lookups: { merchant: "merchants" },
    unsummed: [],
  },
  order_outcomes: {
    permissions: ["analytics", "orders"],
    lookups: {
      ...{ merchant: "merchants", method: "shipping_methods", location: "locations", zone: "delivery_zones" },
      ...{ team: "teams", agent: "agents" },
    },
    unsummed: [],
  },
  route_outcomes: {
    permissions: ["analytics", "routes"],
    feature: "fleet_management",
    lookups: { location: "locations", team: "teams", agent: "agents" },
    unsummed: ["number", "utilization"],
  },
  stock: {
    permissions: ["items"],
    feature: "inventory_management",
    lookups: {},
    unsummed: ["price", "dimensions", "weight"],
  },
  audit: { permissions: ["*"], lookups: {}, unsummed: [] },
} as const satisfies Record<string, ReportSourceAccess>;

export type SourceName = keyof typeof reportSources;

/** What the rows of a source are, where the account can give it fields of its own. */
export const ownFieldNouns: Readonly<Partial<Record<SourceName, CustomFieldNoun>>> = {
  orders: "order",
  deliveries: "shipment",
};
export const sourceNames = Object.keys(reportSources).filter(isSourceName);

export function isSourceName(text: string): text is SourceName {
  return Object.hasOwn(reportSources, text);
}

/** What the reader of a source needs. */
export function getSourceAccess(name: SourceName): ReportSourceAccess {
  return reportSources[name];
}

/** True when somebody may read a source now. */
export function canReadSource(account: Grants, name: SourceName): boolean {
  const { permissions, anyOf, feature, subscription } = getSourceAccess(name);
  return (
    can(account, "analytics", ...permissions) &&
    (!anyOf || canAny(account, ...anyOf)) &&
    (!feature || hasFeature(account, feature)) &&
    (!subscription || isSubscribed(account))
  );
}
