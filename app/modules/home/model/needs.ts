import type { OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import { can, type Grants } from "#app/platform/access/can.ts";
import type { RequiredPermission } from "#app/platform/access/permissions.ts";

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
  request: { number: string; customer: string; from: string | null; to: string | null };
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
export type NeedKind = keyof NeedFacts;

/** Kinds of needed action in the order used when the same time is left, each with the permission to see it. */
export const needKinds = [
  { key: "still_open", permission: ["routes"] },
  { key: "cash_open", permission: ["accounting.order_collections"] },
  { key: "late_orders", permission: ["orders"] },
  { key: "overdue", permission: ["plans"] },
  { key: "late", permission: ["routes"] },
  { key: "at_risk", permission: ["routes"] },
  { key: "not_seen", permission: ["routes"] },
  { key: "cooling", permission: ["routes"] },
  { key: "request", permission: ["orders"] },
  { key: "unplanned", permission: ["plans"] },
  { key: "no_plan", permission: ["plans"] },
  { key: "no_shipment", permission: ["shipments"] },
  { key: "addresses", permission: ["orders"] },
  { key: "cash", permission: ["accounting.order_collections"] },
  { key: "worktime", permission: ["fleet", "fleet.attendance"] },
  { key: "no_contact", permission: ["orders"] },
  { key: "driver_absent", permission: ["routes"] },
  { key: "cash_unlimited", permission: ["accounting.order_collections"] },
  { key: "failed_messages", permission: ["settings", "settings.account"] },
] as const satisfies readonly { key: NeedKind; permission: readonly RequiredPermission[] }[];

/** One thing that needs action. */
export type Need<Kinds extends NeedKind = NeedKind> = {
  [Kind in Kinds]: {
    kind: Kind;
    id: string;
    /** When the promise breaks; null without a promise: it can wait until the evening. */
    breaksAt: number | null;
    /** It will be broken, however much time is left. */
    over: boolean;
    facts: NeedFacts[Kind];
  };
}[Kinds];

/** True for what earlier days left open: a group of its own. */
export const isFromEarlier = ({ kind }: Pick<Need, "kind">): boolean =>
  kind === "still_open" || kind === "cash_open" || kind === "late_orders" || kind === "overdue";

/** True for what is missing before the routes of the next day leave: a group of its own. */
export const isBeforeDeparture = ({ kind }: Pick<Need, "kind">): boolean =>
  kind === "no_contact" || kind === "driver_absent" || kind === "cash_unlimited";

/** True when a member with these permissions may see the kind. */
export function canSeeNeed(grants: Pick<Grants, "permissions">, kind: NeedKind): boolean {
  return can(grants, ...(needKinds.find(({ key }) => key === kind)?.permission ?? []));
}

/** Sorts broken promises first, then by the time at which they break, then items without a promise. */
export function rankNeeds(needs: readonly Need[]): Need[] {
  const order = (need: Need): number => needKinds.findIndex(({ key }) => key === need.kind);
  const left = ({ over, breaksAt }: Need): number =>
    over ? Number.NEGATIVE_INFINITY : (breaksAt ?? Number.POSITIVE_INFINITY);
  return needs.toSorted(
    (a, b) => compareNumbers(left(a), left(b)) || getPromise(a) - getPromise(b) || order(a) - order(b),
  );
}

/** Infinite values are equal to themselves. */
const compareNumbers = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

function getPromise({ breaksAt }: Need): number {
  return breaksAt ?? 0;
}
