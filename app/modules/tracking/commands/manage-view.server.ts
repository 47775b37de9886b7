import { readLiveShipments } from "#app/modules/orders/db/live-shipments.reads.server.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import type { OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import { addressEditable } from "#app/modules/orders/model/tracked/correct-address.ts";
import { feedbackRefusal } from "#app/modules/orders/model/tracked/feedback.ts";
import {
  offeredWindows,
  rescheduleRules,
  takesEffect,
  type WishedWindow,
  wishRefusal,
} from "#app/modules/orders/model/tracked/reschedule.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Address } from "#app/platform/geo/place.ts";
import { type CustomerOrder, readCustomerOrder } from "../db/customer-order.reads.server.ts";
import { askedOf, type TrackingDeed } from "../model/answer.ts";
import { type Reach, reachOf } from "../model/reach.ts";
import type { Knock } from "./knock.server.ts";

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
  offer: { days: { day: string; windows: WishedWindow[] }[]; left: number; asksFirst: boolean } | null;
  /** How it was may be said. */
  feedbackOpen: boolean;
  /** Why nothing may be asked for. */
  refusal: "reschedule_over" | "reschedule_often" | null;
}

/** What a form may have come to. */
export const outcomes = ["changed", "requested", "confirmed", "corrected", "thanked"] as const;

/** How a code is asked for. Contacts on file are shown, masked, to whoever has the link. */
export interface ManageDoor {
  asked: TrackingDeed;
  ways: { by: Reach["by"]; masked: string | null }[];
  linked: boolean;
}

/** The door of an order as whoever knocks may see it: a bare number does not tell which contacts are on file. */
export function doorOf(order: OrderRecord, { by, texts }: Pick<Knock, "by" | "texts">): ManageDoor {
  const ways = reachOf(order, texts);
  const any = texts === "sent" ? (["email", "phone"] as const) : (["email"] as const);
  return {
    asked: askedOf(order),
    ways: by === "link" ? ways : any.map((each) => ({ by: each, masked: null })),
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
  door: ManageDoor | null;
  order: ManagedOrder | null;
}

/** Two round trips. */
export async function viewManaged(scope: Scope, record: OrderRecord): Promise<ManagedOrder> {
  const [found, live] = await Promise.all([readCustomerOrder(scope, record), readLiveShipments(scope, record.id)]);
  const { context, seller, toPay, proofs, waiting, doorCode } = found;
  const refusal = wishRefusal(context);
  const offer = {
    days: offeredWindows(context),
    left: rescheduleRules.times - context.asked,
    asksFirst: !takesEffect(live),
  };
  return {
    status: record.status,
    timezone: record.timezone,
    name: record.customerName,
    address: record.destination.address,
    addressOpen: addressEditable(record),
    delivery: { from: record.deliveryFrom, to: record.deliveryTo },
    seller,
    toPay,
    proofs,
    waiting,
    doorCode,
    offer: refusal ? null : offer,
    feedbackOpen: feedbackRefusal(record) === null,
    refusal,
  };
}
