import type { OrderIdentity } from "#app/modules/orders/db/order.writes.server.ts";
import type { OrderOwnership } from "#app/modules/orders/model/order-ownership.ts";
import { prepareOrder, toPlaceSnapshot } from "#app/modules/orders/model/prepare-order.ts";
import type { PreparedOrder } from "#app/modules/orders/model/prepared-order.ts";
import { now } from "#app/platform/db/scope.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { CommitContext, ValidatedRow } from "./validation-context.server.ts";

/** The order of a checked row, ready to be written. */
export function prepareRow(
  context: CommitContext,
  source: PlaceSnapshot,
  row: ValidatedRow,
  identity: OrderIdentity,
  ownership: OrderOwnership,
): PreparedOrder {
  const { scope, importId, chooseSource } = context;
  const { draft, located } = row;
  const address = draft?.destination.address;
  if (!draft || !address) throw new Error(`row ${row.row} has no order`);
  const snapshot = toPlaceSnapshot({ ...draft.destination, address });
  const point = snapshot.point ?? located?.point ?? null;
  return prepareOrder(draft, {
    id: identity.id,
    number: identity.number,
    trackingToken: identity.trackingToken,
    createdAt: now(scope),
    timezone: scope.account.timezone,
    ownership,
    source: chooseSource({ ...snapshot.address, point }, source.id) ?? source,
    destination: { ...snapshot, kind: "customer", point },
    placeIssues: { source: [], destination: located?.issues ?? [] },
    importId,
    importRow: row.row,
  });
}
