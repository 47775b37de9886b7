import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { GeocodeCandidate } from "#app/platform/geo/geocoding.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { Pagination } from "#app/platform/lists/list-page.server.ts";
import { parseListQuery } from "#app/platform/lists/list-query.ts";
import { type OrderRecord, readOrder } from "../../db/order.reads.server.ts";
import { type OrderRow, readOrders } from "../../db/order-list.reads.server.ts";
import { geocodingIssues, orderStatuses, type PlaceEnd } from "../../model/order.enums.ts";
import { listUncertainEnds } from "../../model/order.rules.ts";
import { heldOrderStatuses } from "../../model/order.states.ts";

/** A Draft order, or one held for its address, whose place has to be confirmed. */
export type UnplacedOrder = Pick<
  OrderRow,
  "id" | "number" | "customerName" | "destination" | "source" | "issues" | "version"
> & {
  /** The ends to confirm: the customer's end of a return is its source. */
  uncertain: PlaceEnd[];
};

export interface ValidationPage {
  orders: UnplacedOrder[];
  pagination: Pagination;
}

const { draft } = orderStatuses.code;
const draftsOnly = { field: "status", not: false, values: [String(draft)] };
/** Orders beyond Draft that an issue holds: few, and listed first. */
const heldOnly = [
  { field: "status", not: false, values: heldOrderStatuses.map(String) },
  { field: "issues", not: false, values: [...geocodingIssues] },
];
const MAX_ORDERS_PER_PAGE = 50;

/**
 * Orders held for their address, then a page of Draft orders, the newest first. The `order` parameter adds an order
 * that is not on the page.
 */
export async function readValidation(scope: Scope, { url }: PageRequest): Promise<Result<ValidationPage>> {
  const query = parseListQuery(url.searchParams);
  const asIs = query.filters.filter((each) => each.field !== "status" && each.field !== "issues");
  const page = { ...query, sort: null, limit: MAX_ORDERS_PER_PAGE };
  const [{ rows: drafts, pagination }, held] = await Promise.all([
    readOrders(scope, { ...page, filters: [draftsOnly, ...asIs] }),
    query.cursor ? null : readOrders(scope, { ...page, filters: [...heldOnly, ...asIs] }),
  ]);
  const rows = [...(held?.rows ?? []), ...drafts];
  const requested = url.searchParams.get("order");
  const other = requested && !rows.some((row) => row.number === requested) ? await readOrder(scope, requested) : null;
  const all = other?.ok && isConfirmable(other.value) ? [other.value, ...rows] : rows;
  return ok({ orders: all.map(toUnplacedOrder), pagination });
}

function isConfirmable({ status, issues }: OrderRecord): boolean {
  return issues.length > 0 && (status === draft || heldOrderStatuses.includes(status));
}

function toUnplacedOrder({
  id,
  number,
  customerName,
  destination,
  source,
  issues,
  version,
  placeIssues,
}: OrderRow): UnplacedOrder {
  const uncertain = listUncertainEnds({ placeIssues, source, destination });
  return { id, number, customerName, destination, source, issues, version, uncertain };
}

/** `GET orders/{number}/candidates?end=source`: what the geocoder finds now for an end of an order, best first. */
export async function readCandidates(
  scope: Scope,
  { params, url }: PageRequest,
): Promise<Result<{ candidates: GeocodeCandidate[] }>> {
  const found = await readOrder(scope, params.number ?? "");
  if (!found.ok) return found;
  const place = url.searchParams.get("end") === "source" ? found.value.source : found.value.destination;
  const candidates = await scope.ports.geocoder.locate(toGeocodeQuery(place));
  return ok({ candidates: candidates.slice(0, 8) });
}

function toGeocodeQuery({ address }: PlaceSnapshot) {
  const { line1, postalCode, city, region, country } = address;
  return { line1, postalCode, city, region, country };
}
