import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import type { RateLimit, RateLimitName } from "#app/platform/db/rate-limits.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** Who knocks at an order: nobody is known yet. */
export interface Visitor extends Pick<Scope, "db" | "ports"> {
  language: string;
  /** Whether text messages leave this server. */
  texts: "sent" | "not sent";
  /** Where the knock comes from, as limits count it. */
  address: string;
  /** The token of the order's link was shown, or its bare number alone. */
  by: "link" | "number";
}

/** The order that somebody knocks at. */
export interface VisitedOrder {
  visitor: Visitor;
  order: OrderRecord;
}

/** The order of a customer who has proved to be its own, in the account that works it. */
export interface VerifiedOrder {
  scope: Scope;
  number: string;
}

type Step = "answer" | "code";

/**
 * The doors of a step, in order: of the network at this order, of the network, and of everybody who comes the same way.
 * Whoever has the link is not shut out by those who share the guessing of a bare number.
 */
export function listVisitorRateLimits({ address, by }: Visitor, order: OrderRecord, step: Step): RateLimit[] {
  return [
    { name: `order_${step}`, subject: `${order.id} ${address}` },
    { name: `network_${step}`, subject: address },
    { name: `everybody_${step}`, subject: `${order.id} ${by}` },
  ] satisfies { name: RateLimitName; subject: string }[];
}

/** Wrong codes of a network at an order. */
export function getCodeRateLimit({ address }: Visitor, order: OrderRecord): RateLimit {
  return { name: "order_try", subject: `${order.id} ${address}` };
}
