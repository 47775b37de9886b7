import {
  Archive,
  Ban,
  CalendarCheck,
  CalendarX,
  CircleX,
  Link2,
  type LucideIcon,
  MapPinCheck,
  PackageX,
  Pause,
  Play,
  Printer,
  RotateCcw,
  Tags,
  Truck,
  Undo2,
  UserMinus,
  UserPlus,
  Warehouse,
} from "lucide-react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { DetailAction } from "#app/ui/resource/detail/action-row.tsx";
import type { OrderView } from "../../commands/page/view-order.server.ts";
import type { CustomerRequestKind } from "../../model/tracked/customer-requests.ts";

/** Actions that open a dialog first, with the key of their texts. */
export type OrderPageAction =
  | "assign_carrier"
  | "ship_another_way"
  | "accept_reschedule"
  | "decline_reschedule"
  | "accept_address"
  | "decline_address"
  | "accept_cancellation"
  | "decline_cancellation"
  | "unassign"
  | "cancel"
  | "send_back"
  | "close_order"
  | "lose_order"
  | "hold"
  | "release"
  | "reset";

interface PageActionRow {
  action: OrderPageAction;
  isOffered: (actions: OrderView["actions"]) => boolean;
  intent: string;
  icon: LucideIcon;
  primary?: true;
  rare?: true;
  danger?: true;
  /** Answers the customer's request of this kind, beside which it is shown, not in the header. */
  answers?: CustomerRequestKind;
}

/** What the page offers besides editing, in order; the transition table and permissions decide which are shown. */
export const orderPageActions: readonly PageActionRow[] = [
  {
    action: "accept_reschedule",
    isOffered: (may) => may.answers.includes("reschedule"),
    intent: "orders.accept_reschedule",
    icon: CalendarCheck,
    answers: "reschedule",
  },
  {
    action: "decline_reschedule",
    isOffered: (may) => may.answers.includes("reschedule"),
    intent: "orders.decline_reschedule",
    icon: CalendarX,
    answers: "reschedule",
  },
  {
    action: "accept_address",
    isOffered: (may) => may.answers.includes("address"),
    intent: "orders.accept_address",
    icon: MapPinCheck,
    answers: "address",
  },
  {
    action: "decline_address",
    isOffered: (may) => may.answers.includes("address"),
    intent: "orders.decline_address",
    icon: CircleX,
    answers: "address",
  },
  {
    action: "accept_cancellation",
    isOffered: (may) => may.answers.includes("cancel"),
    intent: "orders.accept_cancellation",
    icon: Ban,
    danger: true,
    answers: "cancel",
  },
  {
    action: "decline_cancellation",
    isOffered: (may) => may.answers.includes("cancel"),
    intent: "orders.decline_cancellation",
    icon: CircleX,
    answers: "cancel",
  },
  {
    action: "assign_carrier",
    isOffered: (may) => may.assignCarrier,
    intent: "orders.assign_carrier",
    icon: UserPlus,
    primary: true,
  },
  { action: "send_back", isOffered: (may) => may.sendBack, intent: "orders.return", icon: Undo2 },
  { action: "close_order", isOffered: (may) => may.close, intent: "orders.close", icon: Archive },
  {
    action: "ship_another_way",
    isOffered: (may) => may.ship.length > 1,
    intent: "orders.ship",
    icon: Warehouse,
    rare: true,
  },
  { action: "release", isOffered: (may) => may.release, intent: "orders.release", icon: Play },
  { action: "hold", isOffered: (may) => may.hold, intent: "orders.hold", icon: Pause, rare: true },
  { action: "unassign", isOffered: (may) => may.unassign, intent: "orders.unassign", icon: UserMinus, rare: true },
  { action: "reset", isOffered: (may) => may.reset !== null, intent: "shipments.reset", icon: RotateCcw, rare: true },
  {
    action: "lose_order",
    isOffered: (may) => may.lose,
    intent: "orders.lose",
    icon: PackageX,
    rare: true,
    danger: true,
  },
  { action: "cancel", isOffered: (may) => may.cancel, intent: "orders.cancel", icon: Ban, rare: true, danger: true },
];

interface ActionHandlers {
  open: (action: OrderPageAction) => void;
  ship: () => void;
  validate: () => void;
  copyLink: () => void;
  labels: () => void;
}

interface RequestActionsProps {
  kind: CustomerRequestKind;
  actions: OrderView["actions"];
  onAction: (action: OrderPageAction) => void;
}

/** The answers to a request of the customer, shown beside it. */
export function RequestActions({ kind, actions, onAction }: RequestActionsProps) {
  const t = useTranslate();
  return (
    <span className="flex gap-2 pt-1">
      {orderPageActions
        .filter(({ isOffered, answers }) => answers === kind && isOffered(actions))
        .map(({ action, icon }) => (
          <Button key={action} icon={icon} onClick={() => onAction(action)}>
            {t(action.startsWith("accept") ? "orders:request.accept" : "orders:request.decline")}
          </Button>
        ))}
    </span>
  );
}

/** The buttons of the page's header. */
export function useOrderButtons({ order, actions }: OrderView, doing: ActionHandlers): DetailAction[] {
  const t = useTranslate();
  const quiet = { quiet: true };
  return [
    { key: "track", label: t("orders:tracking_link"), icon: Link2, onSelect: doing.copyLink, ...quiet },
    { key: "print", label: t("common:action.print"), icon: Printer, onSelect: () => window.print(), ...quiet },
    ...(actions.labels ? [{ key: "labels", label: t("orders:labels"), icon: Tags, onSelect: doing.labels }] : []),
    ...orderPageActions
      .filter(({ isOffered, answers }) => !answers && isOffered(actions))
      .map(({ action, icon, primary, rare, danger }) => ({
        key: action,
        label: t(`orders:${action}`),
        icon,
        primary,
        rare,
        danger,
        onSelect: () => doing.open(action),
      })),
    ...(actions.validate && order.destination.point
      ? [
          {
            key: "validate",
            label: t("orders:validate"),
            icon: MapPinCheck,
            primary: true,
            onSelect: doing.validate,
          },
        ]
      : []),
    ...(actions.ship.length > 0
      ? [{ key: "ship", label: t("orders:ship"), icon: Truck, primary: true, onSelect: doing.ship }]
      : []),
  ];
}
