import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { resolvePlace } from "#app/modules/orders/db/place.reads.server.ts";
import { assessGeocoding } from "#app/modules/orders/model/order.rules.ts";
import { judgePin } from "#app/modules/orders/model/tracked/address-pin.ts";
import { findZoneAt } from "#app/modules/pricing/db/zone-at.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import {
  type AddressInput,
  fromAddressInput,
  isSameSearch,
  type Point,
  toPlaceAddressInput,
} from "#app/platform/geo/place.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { readUnpinnedPoint } from "../db/address-pin.reads.server.ts";
import type { WantedDestination } from "./set-destination.server.ts";

/** Where an entered address is. */
interface EnteredPlace extends WantedDestination {
  /** The address that the order has, but for floor or directions. */
  isSame: boolean;
}

/** The place of an entered address. Changes of floor or directions alone keep the known coordinates. */
export async function findEnteredPlace(
  scope: Scope,
  order: OrderRecord,
  address: AddressInput,
): Promise<Result<EnteredPlace>> {
  const known = order.destination;
  if (isSameSearch(address, toPlaceAddressInput(known.address)))
    return ok({
      destination: { ...known, address: fromAddressInput(address) },
      issues: order.placeIssues.destination,
      isSame: true,
    });
  const resolved = await resolvePlace(scope, { address }, "destination");
  if (!resolved.ok) return resolved;
  const { place, issues } = resolved.value;
  return ok({ destination: { ...known, address: place.address, point: place.point }, issues, isSame: false });
}

/** The pin compared with where the address is found, and with where the order went before a customer moved it. */
export async function judgeEnteredPin(
  scope: Scope,
  order: OrderRecord,
  { destination, issues, isSame }: EnteredPlace,
  pin: Point,
) {
  const isChecked = issues.length > 0;
  if (!isSame) return judgePin(pin, { stored: null, known: destination.point ? [destination.point] : [], isChecked });
  const stored = destination.point;
  const atStored = judgePin(pin, { stored, known: [], isChecked });
  if (atStored.is !== "far") return atStored;
  const { line1, postalCode, city, region, country } = destination.address;
  const [found, unpinned] = await Promise.all([
    scope.ports.geocoder.locate({ line1, postalCode, city, region, country }),
    readUnpinnedPoint(scope, order),
  ]);
  const { point, issues: doubts } = assessGeocoding(found);
  return judgePin(pin, {
    stored,
    known: [...(point && doubts.length === 0 ? [point] : []), ...(unpinned ? [unpinned] : [])],
    isChecked,
  });
}

/** Whether the two places are in different delivery zones, or one of them in none; false without coordinates. */
export async function leavesZone(scope: Scope, from: Point | null, to: Point): Promise<boolean> {
  if (!from || (from.longitude === to.longitude && from.latitude === to.latitude)) return false;
  const [before, after] = await Promise.all([findZoneAt(scope, from), findZoneAt(scope, to)]);
  return before?.id !== after?.id;
}
