import { now } from "#app/data/kernel/scope.server.ts";
import type { OrderIdentity } from "#app/data/orders/order.writes.server.ts";
import type { OrderOwnership } from "#app/domain/merchants/order-ownership.ts";
import { prepareOrder, snapshotOf } from "#app/domain/orders/prepare-order.ts";
import type { PreparedOrder } from "#app/domain/orders/prepared-order.ts";
import type { PlaceSnapshot } from "#app/domain/places/place.ts";
import type { Committing, JudgedRow } from "./judging.server.ts";

/** The order of a judged row, as it is written. */
export function prepareRow(
  judging: Committing,
  source: PlaceSnapshot,
  row: JudgedRow,
  identity: OrderIdentity,
  ownership: OrderOwnership,
): PreparedOrder {
  const { scope, importId, chooseSource } = judging;
  const { draft, located } = row;
  const address = draft?.destination.address;
  if (!draft || !address) throw new Error(`row ${row.row} has no order`);
  const snapshot = snapshotOf({ ...draft.destination, address });
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
    issues: located?.issues ?? [],
    importId,
    importRow: row.row,
  });
}
