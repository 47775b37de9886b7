import {
  Banknote,
  CalendarClock,
  type LucideIcon,
  MapPinOff,
  MessageSquareOff,
  MessageSquareX,
  PackageX,
  Smartphone,
  Snowflake,
  Spline,
  Truck,
} from "lucide-react";
import type { Lateness } from "#app/modules/planning/model/plan.enums.ts";
import type { NeedKind } from "../../model/needs.ts";

/** Icon of each kind, or the lateness mark where the line is about lateness. */
export const needMarks: Readonly<Record<NeedKind, { lateness: Lateness } | { icon: LucideIcon }>> = {
  still_open: { lateness: 4 },
  cash_open: { icon: Banknote },
  late_orders: { icon: PackageX },
  overdue: { icon: Spline },
  late: { lateness: 4 },
  at_risk: { lateness: 3 },
  not_seen: { lateness: 3 },
  cooling: { icon: Snowflake },
  request: { icon: CalendarClock },
  unplanned: { icon: Spline },
  no_plan: { icon: Spline },
  no_shipment: { icon: Truck },
  addresses: { icon: MapPinOff },
  cash: { icon: Banknote },
  worktime: { icon: CalendarClock },
  no_contact: { icon: MessageSquareOff },
  driver_absent: { icon: Smartphone },
  cash_unlimited: { icon: Banknote },
  failed_messages: { icon: MessageSquareX },
};
