import type { Pagination } from "#app/data/kernel/list-page.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readOrder } from "#app/data/orders/order.reads.server.ts";
import { type OrderRow, readOrders } from "#app/data/orders/order-list.reads.server.ts";
import { parseListQuery } from "#app/domain/kernel/list-query.ts";
import type { PlaceSnapshot } from "#app/domain/kernel/place.ts";
import type { GeocodeCandidate } from "#app/domain/kernel/ports.ts";
import { ok, type Result } from "#app/domain/kernel/result.ts";

/** A Draft order whose place is to be confirmed. */
export type UnplacedOrder = Pick<
  OrderRow,
  "id" | "number" | "customerName" | "destination" | "source" | "issues" | "version"
>;

export interface ValidationPage {
  orders: UnplacedOrder[];
  pagination: Pagination;
}

type Args = { url: URL; params: Readonly<Record<string, string | undefined>> };

const draftsOnly = { field: "status", not: false, values: ["0"] };
const mostAtOnce = 50;

/** A page of Draft orders, the newest first; `order` in the address brings one that is not on the page along. */
export async function readValidation(scope: Scope, { url }: Args): Promise<Result<ValidationPage>> {
  const query = parseListQuery(url.searchParams);
  const filters = [draftsOnly, ...query.filters.filter((each) => each.field !== "status")];
  const { rows, pagination } = await readOrders(scope, { ...query, sort: null, limit: mostAtOnce, filters });
  const asked = url.searchParams.get("order");
  const other = asked && !rows.some((row) => row.number === asked) ? await readOrder(scope, asked) : null;
  const drafts = other?.ok && other.value.status === 0 ? [other.value, ...rows] : rows;
  return ok({ orders: drafts.map(shown), pagination });
}

function shown({ id, number, customerName, destination, source, issues, version }: UnplacedOrder): UnplacedOrder {
  return { id, number, customerName, destination, source, issues, version };
}

/** `GET orders/{number}/candidates?end=source`: what the geocoder finds for an end of an order now, best first. */
export async function readCandidates(
  scope: Scope,
  { params, url }: Args,
): Promise<Result<{ candidates: GeocodeCandidate[] }>> {
  const found = await readOrder(scope, params.number ?? "");
  if (!found.ok) return found;
  const place = url.searchParams.get("end") === "source" ? found.value.source : found.value.destination;
  const candidates = await scope.ports.geocoder.locate(queryOf(place));
  return ok({ candidates: candidates.slice(0, 8) });
}

function queryOf({ address }: PlaceSnapshot) {
  const { line1, postalCode, city, region, country } = address;
  return { line1, postalCode, city, region, country };
}
