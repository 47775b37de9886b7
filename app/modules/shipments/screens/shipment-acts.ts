import {
  Ban,
  CalendarArrowUp,
  CalendarClock,
  type LucideIcon,
  PackageCheck,
  PackageX,
  RotateCcw,
  Route as RouteIcon,
  TriangleAlert,
  Truck,
  Undo2,
  UserMinus,
  UserPlus,
  Warehouse,
} from "lucide-react";
import type { ShipmentAction } from "../model/shipment.states.ts";

/** Something that can be done with a shipment on its page. */
export interface Act {
  action: ShipmentAction;
  intent: string;
  word:
    | "assign"
    | "unassign"
    | "unplan"
    | "pickup"
    | "dropoff"
    | "attempt"
    | "receive"
    | "reset"
    | "cancel"
    | "reschedule"
    | "reschedule_pickup"
    | "plan"
    | "incident";
  icon: LucideIcon;
  primary?: boolean;
  rare?: boolean;
  danger?: boolean;
}

/** What the page offers, in order; the transition table and permissions decide which of them show. */
export const acts: readonly Act[] = [
  { action: "dropoff", intent: "shipments.dropoff", word: "dropoff", icon: PackageCheck, primary: true },
  { action: "attempt", intent: "shipments.attempt", word: "attempt", icon: PackageX },
  { action: "pickup", intent: "shipments.pickup", word: "pickup", icon: Truck },
  { action: "assign", intent: "shipments.assign", word: "assign", icon: UserPlus },
  { action: "receive", intent: "shipments.receive", word: "receive", icon: Warehouse },
  { action: "plan", intent: "shipments.plan", word: "plan", icon: RouteIcon },
  { action: "unplan", intent: "shipments.clear_plan", word: "unplan", icon: Undo2, rare: true },
  { action: "unassign", intent: "shipments.unassign", word: "unassign", icon: UserMinus, rare: true },
  { action: "reschedule", intent: "shipments.reschedule", word: "reschedule", icon: CalendarClock, rare: true },
  {
    action: "reschedule_pickup",
    intent: "shipments.reschedule_pickup",
    word: "reschedule_pickup",
    icon: CalendarArrowUp,
    rare: true,
  },
  { action: "incident", intent: "shipments.incident", word: "incident", icon: TriangleAlert, rare: true },
  { action: "reset", intent: "shipments.reset", word: "reset", icon: RotateCcw, rare: true },
  { action: "cancel", intent: "shipments.cancel", word: "cancel", icon: Ban, rare: true, danger: true },
];

/** True for what an address asks to begin with (`?act=reschedule`), as far as it may be done now. */
export function isAskedFor(action: Act["action"], asked: URLSearchParams, actions: readonly string[]): boolean {
  return asked.get("act") === action && actions.includes(action);
}
