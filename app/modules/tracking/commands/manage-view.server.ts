import type { Brand } from "#app/modules/messages/model/brand.ts";
import { readLiveShipments } from "#app/modules/orders/db/live-shipments.reads.server.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import type { OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import { isAddressEditable } from "#app/modules/orders/model/tracked/correct-address.ts";
import {
  type Cancellation,
  findWaitingRequest,
  getCancellation,
} from "#app/modules/orders/model/tracked/customer-requests.ts";
import { getOpenWishes, type OpenWishes } from "#app/modules/orders/model/tracked/delivery-wishes.ts";
import { getFeedbackEnd, getFeedbackRefusal } from "#app/modules/orders/model/tracked/feedback.ts";
import {
  canApplyAtOnce,
  getRescheduleRefusal,
  type RequestedWindow,
  rescheduleRules,
} from "#app/modules/orders/model/tracked/reschedule.ts";
import { readDeliveredShipment } from "#app/modules/shipments/db/proofs.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Address } from "#app/platform/geo/place.ts";
import { type CustomerOrder, readCustomerOrder } from "../db/customer-order.reads.server.ts";
import type { ManageOutcome } from "../model/manage-outcomes.ts";
import { listOfferedDays, type OfferedDay } from "./offered-days.server.ts";
import { type ChangeableFields, readChangeable } from "./set-own-fields.server.ts";
import type { VerificationStep } from "./verification-step.server.ts";

/** An order as its verified customer sees it: without ids and workspace data. */
export interface ManagedOrder extends Pick<CustomerOrder, "seller" | "toPay" | "proofs" | "doorCode"> {
  status: OrderStatus;
  timezone: string;
  name: string;
  address: Address;
  /** Whether a proof can be checked: of this order alone, or shared with others of the same shipment. */
  proof: "own" | "shared" | null;
  /** The address may be confirmed or corrected. */
  addressOpen: boolean;
  delivery: { from: string | null; to: string | null };
  /** The requested time that was not answered yet, local times. */
  waiting: RequestedWindow | null;
  /** Another place was requested and not answered yet. */
  isPlaceWaiting: boolean;
  cancellation: Cancellation;
  /** Other times that may be requested; null when none. */
  offer: { days: OfferedDay[]; left: number; asksFirst: boolean } | null;
  /** Until when the delivery may be rated, milliseconds UTC; null while it may not. */
  feedbackEnd: number | null;
  /** What the customer asked of the delivery, and what more may be asked; null once it is over. */
  wishes: OpenWishes | null;
  /** The seller's own fields that the customer may change, and what they hold; null without any, and once it is over. */
  own: ChangeableFields | null;
  /** Why no other time may be requested. */
  refusal: "reschedule_over" | "reschedule_often" | null;
}

/** The page: the verification step, or the order once the customer is verified. */
export interface ManageView {
  number: string;
  attempt: string | null;
  /** The result of the last form. */
  done: ManageOutcome | null;
  /** The link's token, passed on by the page's links; null for a visitor with only the number. */
  token: string | null;
  /** Null once the customer is verified. */
  verification: VerificationStep | null;
  order: ManagedOrder | null;
  /** How the seller looks; null for a visitor with only the number. */
  brand: Brand | null;
}

/** Reads what the page shows of an order: two round trips. */
export async function readManagedOrder(scope: Scope, record: OrderRecord): Promise<ManagedOrder> {
  const [found, live, own] = await Promise.all([
    readCustomerOrder(scope, record),
    readLiveShipments(scope, record.id),
    readChangeable(scope, record),
  ]);
  const { context, seller, toPay, proofs, requests, doorCode } = found;
  const refusal = getRescheduleRefusal(context);
  const delivered = proofs.length > 0 ? await readDeliveredShipment(scope, record) : null;
  const asksFirst = !canApplyAtOnce(live);
  const days = refusal ? [] : await listOfferedDays(scope, record, context, { asksFirst });
  const offer = { days, left: rescheduleRules.times - context.requestCount, asksFirst };
  return {
    ...{ status: record.status, timezone: record.timezone, name: record.customerName },
    address: record.destination.address,
    addressOpen: isAddressEditable(record),
    delivery: { from: record.deliveryFrom, to: record.deliveryTo },
    ...{ seller, toPay, proofs, doorCode },
    proof: delivered ? (delivered.orderCount === 1 ? "own" : "shared") : null,
    waiting: findWaitingRequest(requests, "reschedule")?.detail ?? null,
    isPlaceWaiting: findWaitingRequest(requests, "address") !== null,
    cancellation: getCancellation(record, requests),
    offer: refusal ? null : offer,
    feedbackEnd: getFeedbackRefusal(record, context.now) ? null : getFeedbackEnd(record),
    wishes: getOpenWishes(record, { requiresCode: doorCode !== null, hasAmountToPay: toPay.length > 0 }),
    ...{ refusal, own },
  };
}
