import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import type { RateLimit, RateLimitName } from "#app/platform/db/rate-limits.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** A visitor of an order's public page, not verified yet. */
export interface Visitor extends Pick<Scope, "db" | "ports"> {
  language: string;
  /** Whether this installation can send text messages. */
  texts: "sent" | "not sent";
  /** The client's network address, by which attempts are limited. */
  address: string;
  /** The visitor has the token of the order's link, or only its number. */
  by: "link" | "number";
}

export interface VisitedOrder {
  visitor: Visitor;
  order: OrderRecord;
}

/** An order whose customer is verified, in the scope of the account that works it. */
export interface VerifiedOrder {
  scope: Scope;
  number: string;
}

type Step = "answer" | "code";

/**
 * Rate limits of a step, in order: of the network for this order, of the network, and of all visitors of this order who
 * come the same way (link or number), so that guessing by number does not lock out visitors with the link.
 */
export function listVisitorRateLimits({ address, by }: Visitor, order: OrderRecord, step: Step): RateLimit[] {
  return [
    { name: `order_${step}`, subject: `${order.id} ${address}` },
    { name: `network_${step}`, subject: address },
    { name: `everybody_${step}`, subject: `${order.id} ${by}` },
  ] satisfies { name: RateLimitName; subject: string }[];
}

/** The limit of wrong codes of a network for an order. */
export function getCodeRateLimit({ address }: Visitor, order: OrderRecord): RateLimit {
  return { name: "order_try", subject: `${order.id} ${address}` };
}
