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
import { Button } from "#app/ui/primitives/button.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextArea, TextField } from "#app/ui/primitives/text-field.tsx";
import type { DetailAction } from "#app/ui/resource/detail/action-row.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { OrderView } from "../../commands/page/view-order.server.ts";
import { lossReasons } from "../../model/move-orders.ts";
import { MethodField } from "./method-field.tsx";
import { ShipFields } from "./ship-fields.tsx";

/** Acts that ask before they are done, by the word that names them in the catalogue. */
export type OrderAct =
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

interface ActRow {
  act: OrderAct;
  offered: (actions: OrderView["actions"]) => boolean;
  intent: string;
  icon: LucideIcon;
  primary?: true;
  rare?: true;
  danger?: true;
  /** Offered beside what it answers, not in the head. */
  inline?: true;
}

/** What the page offers besides editing, in order; the transition table and permissions decide which show. */
export const orderActs: readonly ActRow[] = [
  {
    act: "accept_reschedule",
    offered: (may) => may.answerWish === "any",
    intent: "orders.accept_reschedule",
    icon: CalendarCheck,
    inline: true,
  },
  {
    act: "decline_reschedule",
    offered: (may) => may.answerWish !== null,
    intent: "orders.decline_reschedule",
    icon: CalendarX,
    inline: true,
  },
  {
    act: "assign_carrier",
    offered: (may) => may.assignCarrier,
    intent: "orders.assign_carrier",
    icon: UserPlus,
    primary: true,
  },
  { act: "send_back", offered: (may) => may.sendBack, intent: "orders.return", icon: Undo2 },
  { act: "close_order", offered: (may) => may.close, intent: "orders.close", icon: Archive },
  {
    act: "ship_another_way",
    offered: (may) => may.ship.length > 1,
    intent: "orders.ship",
    icon: Warehouse,
    rare: true,
  },
  { act: "release", offered: (may) => may.release, intent: "orders.release", icon: Play },
  { act: "hold", offered: (may) => may.hold, intent: "orders.hold", icon: Pause, rare: true },
  { act: "unassign", offered: (may) => may.unassign, intent: "orders.unassign", icon: UserMinus, rare: true },
  { act: "reset", offered: (may) => may.reset !== null, intent: "shipments.reset", icon: RotateCcw, rare: true },
  {
    act: "lose_order",
    offered: (may) => may.lose,
    intent: "orders.lose",
    icon: PackageX,
    rare: true,
    danger: true,
  },
  { act: "cancel", offered: (may) => may.cancel, intent: "orders.cancel", icon: Ban, rare: true, danger: true },
];

interface Doing {
  open: (act: OrderAct) => void;
  ship: () => void;
  validate: () => void;
  copyLink: () => void;
  labels: () => void;
}

/** What the customer's wish for another time may be answered with, beside it. */
export function WishActs({ actions, onAct }: { actions: OrderView["actions"]; onAct: (act: OrderAct) => void }) {
  const say = useWords();
  return (
    <span className="flex gap-2 pt-1">
      {orderActs
        .filter(({ offered, inline }) => inline && offered(actions))
        .map(({ act, icon }) => (
          <Button key={act} icon={icon} onClick={() => onAct(act)}>
            {say(act === "accept_reschedule" ? "orders:wish.accept" : "orders:wish.decline")}
          </Button>
        ))}
    </span>
  );
}

/** The buttons of the page's head. */
export function useOrderButtons({ order, actions }: OrderView, doing: Doing): DetailAction[] {
  const say = useWords();
  const quiet = { quiet: true };
  return [
    { key: "track", label: say("orders:tracking_link"), icon: Link2, onSelect: doing.copyLink, ...quiet },
    { key: "print", label: say("common:action.print"), icon: Printer, onSelect: () => window.print(), ...quiet },
    ...(actions.labels ? [{ key: "labels", label: say("orders:labels"), icon: Tags, onSelect: doing.labels }] : []),
    ...orderActs
      .filter(({ offered, inline }) => !inline && offered(actions))
      .map(({ act, icon, primary, rare, danger }) => ({
        key: act,
        label: say(`orders:${act}`),
        icon,
        primary,
        rare,
        danger,
        onSelect: () => doing.open(act),
      })),
    ...(actions.validate && order.destination.point
      ? [
          {
            key: "validate",
            label: say("orders:validate"),
            icon: MapPinCheck,
            primary: true,
            onSelect: doing.validate,
          },
        ]
      : []),
    ...(actions.ship.length > 0
      ? [{ key: "ship", label: say("orders:ship"), icon: Truck, primary: true, onSelect: doing.ship }]
      : []),
  ];
}

/** What an act asks for. */
export function ActFields({ act, view }: { act: OrderAct; view: OrderView }): ReactNode {
  const say = useWords();
  if (act === "cancel" || act === "hold")
    return <TextField name="reason" label={say("orders:reason")} required maxLength={500} />;
  if (act === "assign_carrier") return <MethodField methods={view.methods} chosen={view.order.shippingMethodId} />;
  if (act === "ship_another_way") {
    const [chosen] = view.actions.ship;
    return <ShipFields types={view.actions.ship} locations={view.locations} chosen={chosen} />;
  }
  if (act !== "lose_order") return null;
  const options = lossReasons.map((value) => ({ value, label: say(`orders:lose.${value}`) }));
  return (
    <>
      <Select name="reason" label={say("orders:reason")} options={options} required />
      <TextArea name="note" label={say("orders:section.notes")} rows={2} maxLength={500} optional />
    </>
  );
}
