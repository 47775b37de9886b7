import type { OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import type { CustomerRequest } from "#app/modules/orders/model/tracked/customer-requests.ts";

/** State of the next promise of a running route. */
interface NeedRoute {
  routeId: string;
  /** Label of the route: its vehicle, else its driver. */
  van: string;
}

/**
 * A way to keep a promise that this route breaks or may break: another running route that passes by. Instants;
 * additional metres.
 */
export interface AlternativeRoute {
  routeId: string;
  van: string;
  passesAt: number;
  meters: number;
}

/** At least how many are waiting, and the customer of the first. */
interface WaitingCount {
  count: number;
  more: boolean;
  customer: string;
}

/** Facts of each kind of needed action. Instants are milliseconds UTC, money minor units. */
export interface NeedFacts {
  /** A route of an earlier day that nobody closed, with its open stops and when it should have ended. */
  still_open: NeedRoute & {
    date: string;
    agent: string;
    started: boolean;
    lastSeenAt: number | null;
    stops: number;
    endAt: number;
  };
  /** Cash that the driver of such a route has collected and not handed in. */
  cash_open: NeedRoute & { agentId: string; agent: string; currency: string; amount: number };
  /** Orders promised before `date` that are under way still. */
  late_orders: { count: number; more: boolean; date: string; statuses: readonly OrderStatus[] };
  late: NeedRoute & {
    stopId: string;
    /** Position in the route, and its number of late stops. */
    position: number;
    count: number;
    name: string;
    minutes: number;
    promisedAt: number;
    wayOut: AlternativeRoute | null;
  };
  at_risk: NeedRoute & {
    stopId: string;
    count: number;
    city: string;
    slackMinutes: number;
    wayOut: AlternativeRoute | null;
  };
  not_seen: NeedRoute & { agent: string; phone: string; lastSeenAt: number; open: number };
  cooling: NeedRoute & { until: number; startAt: number };
  request: { number: string; customer: string; asked: CustomerRequest };
  unplanned: { planId: string; plan: string; count: number; startAt: number };
  /** Deliveries promised before today that no plan carries. */
  overdue: WaitingCount;
  /** Deliveries promised for today that are not planned. */
  no_plan: WaitingCount;
  /** Orders promised until tonight without a shipment. */
  no_shipment: WaitingCount;
  addresses: { count: number; more: boolean; today: number; customer: string };
  cash: { agentId: string; agent: string; currency: string; amount: number; limit: number };
  worktime: { count: number };
  /** Orders of the next day's routes whose customer cannot be notified, of how many, and the number of one. */
  no_contact: { count: number; total: number; number: string };
  /** A driver of the next day who never opened the driver's page. */
  driver_absent: { agent: string; van: string; startAt: number };
  /** Cash that a driver without a limit collects on the next day. */
  cash_unlimited: { agent: string; currency: string; amount: number; stops: number };
  failed_messages: { count: number; subject: string; error: string | null };
}
