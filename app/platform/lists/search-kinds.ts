import type { OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import type { PlanStatus } from "#app/modules/planning/model/plan.enums.ts";
import type { ShipmentStatus } from "#app/modules/shipments/model/shipment.enums.ts";

/**
 * Kinds that the search finds, in the order of results, each with its list's screen: without access to that screen its
 * rows are not found.
 */
export const searchKinds = [
  { kind: "order", screen: "/orders" },
  { kind: "shipment", screen: "/shipments" },
  { kind: "customer", screen: "/customers" },
  { kind: "item", screen: "/items" },
  { kind: "plan", screen: "/plans" },
  { kind: "picklist", screen: "/picklists" },
  { kind: "agent", screen: "/settings/agents" },
  { kind: "vehicle", screen: "/settings/vehicles" },
  { kind: "team", screen: "/settings/teams" },
  { kind: "location", screen: "/settings/locations" },
  { kind: "merchant", screen: "/settings/merchants" },
] as const;
export type SearchKind = (typeof searchKinds)[number]["kind"];

/** Kinds whose hits have a status. */
interface StatusByKind {
  order: OrderStatus;
  shipment: ShipmentStatus;
  plan: PlanStatus;
}

interface SearchFound {
  /** Its page. */
  to: string;
  label: string;
  detail?: string;
}

/** One search hit. */
export type SearchHit =
  | { [Kind in keyof StatusByKind]: SearchFound & { kind: Kind; status: StatusByKind[Kind] } }[keyof StatusByKind]
  | (SearchFound & { kind: Exclude<SearchKind, keyof StatusByKind> });

/** Response of /search. */
export interface SearchResponse {
  hits: SearchHit[];
}
