import { can, type Grants } from "#app/platform/access/can.ts";
import type { RequiredPermission } from "#app/platform/access/permissions.ts";
import type { NeedFacts } from "./need-facts.ts";

export type NeedKind = keyof NeedFacts;

/** What earlier days left open, and what is missing before the routes of the next day leave. Others are of now. */
type NeedGroup = "earlier" | "departure";

/**
 * Kinds of needed action in the order used when the same time is left, each with the permission to see it, and the group
 * that it is shown in.
 */
export const needKinds = [
  { key: "still_open", permission: ["routes"], group: "earlier" },
  { key: "cash_open", permission: ["accounting.order_collections"], group: "earlier" },
  { key: "late_orders", permission: ["orders"], group: "earlier" },
  { key: "overdue", permission: ["plans"], group: "earlier" },
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
  { key: "no_contact", permission: ["orders"], group: "departure" },
  { key: "driver_absent", permission: ["routes"], group: "departure" },
  { key: "cash_unlimited", permission: ["accounting.order_collections"], group: "departure" },
  { key: "failed_messages", permission: ["settings", "settings.account"] },
] as const satisfies readonly { key: NeedKind; permission: readonly RequiredPermission[]; group?: NeedGroup }[];

type NeedRow = (typeof needKinds)[number];
type DepartureRow = Extract<NeedRow, { group: "departure" }>;

/** A kind of what is missing before departure. */
export type DepartureKind = DepartureRow["key"];

const getGroup = (row: NeedRow): NeedGroup | null => ("group" in row ? row.group : null);

const groups = new Map<NeedKind, NeedGroup | null>(needKinds.map((row) => [row.key, getGroup(row)]));

export const departureKinds: readonly DepartureKind[] = needKinds
  .filter((row): row is DepartureRow => getGroup(row) === "departure")
  .map(({ key }) => key);

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
export const isFromEarlier = ({ kind }: Pick<Need, "kind">): boolean => groups.get(kind) === "earlier";

/** True for what is missing before the routes of the next day leave: a group of its own. */
export const isBeforeDeparture = ({ kind }: Pick<Need, "kind">): boolean => groups.get(kind) === "departure";

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
