import { readLiveShipments } from "#app/modules/orders/db/live-shipments.reads.server.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import type { OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import { isAddressEditable } from "#app/modules/orders/model/tracked/correct-address.ts";
import { getFeedbackRefusal } from "#app/modules/orders/model/tracked/feedback.ts";
import {
  canApplyAtOnce,
  getRescheduleRefusal,
  listOfferedWindows,
  type RequestedWindow,
  rescheduleRules,
} from "#app/modules/orders/model/tracked/reschedule.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Address } from "#app/platform/geo/place.ts";
import { type CustomerOrder, readCustomerOrder } from "../db/customer-order.reads.server.ts";
import { type ContactChannel, listContactChannels } from "../model/contact-channels.ts";
import { type CustomerQuestion, getCustomerQuestion } from "../model/customer-question.ts";
import type { Visitor } from "./tracking-visitor.server.ts";

/** An order as its verified customer sees it: without ids and workspace data. */
export interface ManagedOrder extends Pick<CustomerOrder, "seller" | "toPay" | "proofs" | "waiting" | "doorCode"> {
  status: OrderStatus;
  timezone: string;
  name: string;
  address: Address;
  /** The address may be confirmed or corrected. */
  addressOpen: boolean;
  delivery: { from: string | null; to: string | null };
  /** Other times that may be requested; null when none. */
  offer: { days: { day: string; windows: RequestedWindow[] }[]; left: number; asksFirst: boolean } | null;
  /** The delivery may be rated. */
  feedbackOpen: boolean;
  /** Why no other time may be requested. */
  refusal: "reschedule_over" | "reschedule_often" | null;
}

/** Results of the page's forms. */
export const outcomes = ["changed", "requested", "confirmed", "corrected", "thanked"] as const;

/** How to request a code. Contacts on file are shown, masked, only to visitors with the link. */
export interface VerificationStep {
  question: CustomerQuestion;
  channels: { by: ContactChannel["by"]; masked: string | null }[];
  linked: boolean;
}

/** The verification step for a visitor. A visitor with only the number does not learn which contacts are on file. */
export function toVerificationStep(order: OrderRecord, { by, texts }: Pick<Visitor, "by" | "texts">): VerificationStep {
  const channelsOnFile = listContactChannels(order, texts);
  const possibleChannels = texts === "sent" ? (["email", "phone"] as const) : (["email"] as const);
  return {
    question: getCustomerQuestion(order),
    channels: by === "link" ? channelsOnFile : possibleChannels.map((each) => ({ by: each, masked: null })),
    linked: by === "link",
  };
}

/** The page: the verification step, or the order once the customer is verified. */
export interface ManageView {
  number: string;
  attempt: string | null;
  /** The result of the last form. */
  done: (typeof outcomes)[number] | null;
  /** The link's token, passed on by the page's links; null for a visitor with only the number. */
  token: string | null;
  /** Null once the customer is verified. */
  verification: VerificationStep | null;
  order: ManagedOrder | null;
}

/** Reads what the page shows of an order: two round trips. */
export async function readManagedOrder(scope: Scope, record: OrderRecord): Promise<ManagedOrder> {
  const [found, live] = await Promise.all([readCustomerOrder(scope, record), readLiveShipments(scope, record.id)]);
  const { context, seller, toPay, proofs, waiting, doorCode } = found;
  const refusal = getRescheduleRefusal(context);
  const offer = {
    days: listOfferedWindows(context),
    left: rescheduleRules.times - context.requestCount,
    asksFirst: !canApplyAtOnce(live),
  };
  return {
    status: record.status,
    timezone: record.timezone,
    name: record.customerName,
    address: record.destination.address,
    addressOpen: isAddressEditable(record),
    delivery: { from: record.deliveryFrom, to: record.deliveryTo },
    seller,
    toPay,
    proofs,
    waiting,
    doorCode,
    offer: refusal ? null : offer,
    feedbackOpen: getFeedbackRefusal(record) === null,
    refusal,
  };
}
