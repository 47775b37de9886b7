import {
  Archive,
  Ban,
  CalendarCheck,
  CalendarX,
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
import type { ReactNode } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextArea, TextField } from "#app/ui/primitives/text-field.tsx";
import type { DetailAction } from "#app/ui/resource/detail/action-row.tsx";
import type { OrderView } from "../../commands/page/view-order.server.ts";
import { lossReasons } from "../../model/move-orders.ts";
import { MethodField } from "./method-field.tsx";
import { ShipFields } from "./ship-fields.tsx";

/** Actions that open a dialog first, with the key of their texts. */
export type OrderPageAction =
  | "assign_carrier"
  | "ship_another_way"
  | "accept_reschedule"
  | "decline_reschedule"
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
  /** Shown beside what it refers to, not in the header. */
  inline?: true;
}

/** What the page offers besides editing, in order; the transition table and permissions decide which are shown. */
export const orderPageActions: readonly PageActionRow[] = [
  {
    action: "accept_reschedule",
    isOffered: (may) => may.answerReschedule === "any",
    intent: "orders.accept_reschedule",
    icon: CalendarCheck,
    inline: true,
  },
  {
    action: "decline_reschedule",
    isOffered: (may) => may.answerReschedule !== null,
    intent: "orders.decline_reschedule",
    icon: CalendarX,
    inline: true,
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

/** The answers to the customer's reschedule request, shown beside it. */
export function RescheduleActions({
  actions,
  onAction,
}: {
  actions: OrderView["actions"];
  onAction: (action: OrderPageAction) => void;
}) {
  const t = useTranslate();
  return (
    <span className="flex gap-2 pt-1">
      {orderPageActions
        .filter(({ isOffered, inline }) => inline && isOffered(actions))
        .map(({ action, icon }) => (
          <Button key={action} icon={icon} onClick={() => onAction(action)}>
            {t(
              action === "accept_reschedule" ? "orders:reschedule_request.accept" : "orders:reschedule_request.decline",
            )}
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
      .filter(({ isOffered, inline }) => !inline && isOffered(actions))
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

/** The fields of an action's dialog. */
export function OrderActionFields({ action, view }: { action: OrderPageAction; view: OrderView }): ReactNode {
  const t = useTranslate();
  if (action === "cancel" || action === "hold")
    return <TextField name="reason" label={t("orders:reason")} required maxLength={500} />;
  if (action === "assign_carrier") return <MethodField methods={view.methods} chosen={view.order.shippingMethodId} />;
  if (action === "ship_another_way") {
    const [chosen] = view.actions.ship;
    return <ShipFields types={view.actions.ship} locations={view.locations} chosen={chosen} />;
  }
  if (action !== "lose_order") return null;
  const options = lossReasons.map((value) => ({ value, label: t(`orders:lose.${value}`) }));
  return (
    <>
      <Select name="reason" label={t("orders:reason")} options={options} required />
      <TextArea name="note" label={t("orders:section.notes")} rows={2} maxLength={500} optional />
    </>
  );
}
