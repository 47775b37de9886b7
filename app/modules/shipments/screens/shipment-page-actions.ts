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

/** An action of the shipment's page. */
export interface ShipmentPageAction {
  action: ShipmentAction;
  intent: string;
  labelKey:
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

/** The page's actions in order; the transition table and permissions decide which are shown. */
export const shipmentPageActions: readonly ShipmentPageAction[] = [
  { action: "dropoff", intent: "shipments.dropoff", labelKey: "dropoff", icon: PackageCheck, primary: true },
  { action: "attempt", intent: "shipments.attempt", labelKey: "attempt", icon: PackageX },
  { action: "pickup", intent: "shipments.pickup", labelKey: "pickup", icon: Truck },
  { action: "assign", intent: "shipments.assign", labelKey: "assign", icon: UserPlus },
  { action: "receive", intent: "shipments.receive", labelKey: "receive", icon: Warehouse },
  { action: "plan", intent: "shipments.plan", labelKey: "plan", icon: RouteIcon },
  { action: "unplan", intent: "shipments.clear_plan", labelKey: "unplan", icon: Undo2, rare: true },
  { action: "unassign", intent: "shipments.unassign", labelKey: "unassign", icon: UserMinus, rare: true },
  { action: "reschedule", intent: "shipments.reschedule", labelKey: "reschedule", icon: CalendarClock, rare: true },
  {
    action: "reschedule_pickup",
    intent: "shipments.reschedule_pickup",
    labelKey: "reschedule_pickup",
    icon: CalendarArrowUp,
    rare: true,
  },
  { action: "incident", intent: "shipments.incident", labelKey: "incident", icon: TriangleAlert, rare: true },
  { action: "reset", intent: "shipments.reset", labelKey: "reset", icon: RotateCcw, rare: true },
  { action: "cancel", intent: "shipments.cancel", labelKey: "cancel", icon: Ban, rare: true, danger: true },
];

/** Whether the URL requests to open this action (`?act=reschedule`) and it is possible now. */
export function isRequested(
  action: ShipmentPageAction["action"],
  params: URLSearchParams,
  actions: readonly string[],
): boolean {
  return params.get("act") === action && actions.includes(action);
}
