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

/** The own order as its verified customer sees it: no ids, nothing of the workspace. */
export interface ManagedOrder extends Pick<CustomerOrder, "seller" | "toPay" | "proofs" | "waiting" | "doorCode"> {
  status: OrderStatus;
  timezone: string;
  name: string;
  address: Address;
  /** It may be confirmed and corrected. */
  addressOpen: boolean;
  delivery: { from: string | null; to: string | null };
  /** What may be asked for; null when nothing may. */
  offer: { days: { day: string; windows: RequestedWindow[] }[]; left: number; asksFirst: boolean } | null;
  /** How it was may be said. */
  feedbackOpen: boolean;
  /** Why nothing may be asked for. */
  refusal: "reschedule_over" | "reschedule_often" | null;
}

/** What a form may have come to. */
export const outcomes = ["changed", "requested", "confirmed", "corrected", "thanked"] as const;

/** How a code is asked for. Contacts on file are shown, masked, to whoever has the link. */
export interface VerificationStep {
  question: CustomerQuestion;
  channels: { by: ContactChannel["by"]; masked: string | null }[];
  linked: boolean;
}

/** The door of an order as whoever knocks may see it: a bare number does not tell which contacts are on file. */
export function toVerificationStep(order: OrderRecord, { by, texts }: Pick<Visitor, "by" | "texts">): VerificationStep {
  const ways = listContactChannels(order, texts);
  const any = texts === "sent" ? (["email", "phone"] as const) : (["email"] as const);
  return {
    question: getCustomerQuestion(order),
    channels: by === "link" ? ways : any.map((each) => ({ by: each, masked: null })),
    linked: by === "link",
  };
}

/** What the page shows: where a code can go, or all that the customer may see. */
export interface ManageView {
  number: string;
  attempt: string | null;
  /** What the last form came to. */
  done: (typeof outcomes)[number] | null;
  /** What leads on with it carries the token along: of the link that was opened, or of the proved order. */
  token: string | null;
  /** What is asked before a code is sent; null once that is proved. */
  verification: VerificationStep | null;
  order: ManagedOrder | null;
}

/** Two round trips. */
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
