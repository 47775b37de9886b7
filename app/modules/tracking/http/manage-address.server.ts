import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { isAddressEditable } from "#app/modules/orders/model/tracked/correct-address.ts";
import type { Address } from "#app/platform/geo/place.ts";
import { readCookie } from "#app/platform/http/cookies.server.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { type AddressMap, findAddressMap } from "../commands/address-map.server.ts";
import { readUnpinnedPoint } from "../db/address-pin.reads.server.ts";
import { readSellerName } from "../db/customer-order.reads.server.ts";
import { formatManagePath, readVisitedOrder, trackingCookie, verifyCustomer } from "./manage-order.server.ts";

/** The page on which a verified customer checks the address. */
export interface AddressView {
  number: string;
  seller: string;
  /** The link's token, passed on by the page's links. */
  token: string;
  address: Address;
  /** Null where no streets are known. */
  map: AddressMap | null;
}

/** Loads the page; visitors who are not verified, and those whose order has left, come to the order's page. */
export async function loadAddressPage(args: LoaderFunctionArgs): Promise<AddressView> {
  const found = await readVisitedOrder(args);
  if (!found.ok) throw data(null, { status: errorStatuses[found.failure.code] });
  const { order } = found.value;
  const customer = await verifyCustomer(found.value, readCookie(args.request, trackingCookie));
  if (!customer.ok || !isAddressEditable(order)) throw redirect(formatManagePath(found.value, {}));
  const scope = customer.value;
  const { address, point } = order.destination;
  const [seller, known] = await Promise.all([readSellerName(scope, order), readUnpinnedPoint(scope, order)]);
  const map = await findAddressMap(scope.ports.ways, point, known);
  return { number: order.number, seller, token: order.trackingToken, address, map };
}
