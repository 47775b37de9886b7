import type { OrderTimelineEntry } from "#app/modules/shipments/model/shipment.moves.ts";
import type { FeeEvent, FeeType } from "./fee.enums.ts";
import { type ChargedOrder, computeFeesDue, type FeeInputs } from "./fee-lines.ts";
import type { FeeMethod } from "./fee-method.ts";

/** A fee line to be inserted. */
export interface PostedFee {
  orderId: string;
  merchantId: string;
  shippingMethodId: string | null;
  type: FeeType;
  event: FeeEvent;
  amount: number;
  currency: string;
  formula: string;
  inputs: FeeInputs;
  /** Merchant, method and first day of the month that a dynamic tier counts in, and the rank there. */
  cycle: string | null;
  rank: number | null;
}

const eventByStatus: Readonly<Record<number, "delivered" | "return_completed">> = {
  7: "delivered",
  13: "return_completed",
};

/** The fee events of an order's moves, and whether they void earlier fees. */
export function getFeeEvents(events: readonly Pick<OrderTimelineEntry, "from" | "to" | "detail">[]): {
  due: "delivered" | "return_completed" | null;
  void: boolean;
} {
  const changes = events.filter(({ from, to }) => from !== to);
  const last = changes.at(-1);
  return {
    due: last ? (eventByStatus[last.to] ?? null) : null,
    void: changes.some(({ from, detail }) => from !== null && from in eventByStatus && detail.reset === true),
  };
}

/** The key of the month in which an order's rank counts. */
export function formatCycle(merchantId: string, methodId: string, start: string): string {
  return `${merchantId}:${methodId}:${start}`;
}

/** The lines of an order by its method; where tiers are dynamic, the rank is stored with the line that it priced. */
export function toPostedFees(
  of: { orderId: string; merchantId: string; shippingMethodId: string; cycle: string },
  method: FeeMethod,
  order: ChargedOrder,
  event: "delivered" | "return_completed",
): PostedFee[] {
  const { cycle, ...own } = of;
  const ranked = method.tiers?.kind === "dynamic" && method.flatFee === null;
  return computeFeesDue(method, order, event).map((line) => {
    const counts = ranked && line.type === "shipping";
    const place = { cycle: counts ? cycle : null, rank: counts ? order.rank : null };
    return { ...own, ...line, ...place, event, currency: method.currency };
  });
}
