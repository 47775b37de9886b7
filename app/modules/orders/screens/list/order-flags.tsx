import { CalendarClock, type LucideIcon, MapPinOff, RotateCcw, Star, Tag } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/primitives/icon.tsx";
import type { ListedOrder } from "../../commands/list/list-orders.server.ts";

/** Flags of an order as small icons, each with a tooltip. */
export function OrderFlags({ order }: { order: ListedOrder }) {
  const { t } = useTranslation("orders");
  const [issue] = order.issues;
  return (
    <span className="flags">
      {issue && <Flag icon={MapPinOff} label={t(`issue.${issue}`)} tone="text-warning" />}
      {order.attempts > 0 && (
        <Flag icon={RotateCcw} label={t("flag.attempts", { count: order.attempts })} tone="text-warning" />
      )}
      {order.hasCustomerRescheduleRequest && (
        <Flag icon={CalendarClock} label={t("flag.reschedule")} tone="text-accent" />
      )}
      {order.hasCustomerFeedback && <Flag icon={Star} label={t("flag.feedback")} tone="text-accent" />}
      {order.tags.length > 0 && (
        <Flag icon={Tag} label={t("flag.tagged", { tags: order.tags.join(", ") })} tone="text-ink-3" />
      )}
    </span>
  );
}

function Flag({ icon, label, tone }: { icon: LucideIcon; label: string; tone: string }) {
  return (
    <span className={tone} title={label} role="img" aria-label={label}>
      <Icon of={icon} size={15} />
    </span>
  );
}
