import { failureReasons } from "#app/modules/shipments/model/shipment.enums.ts";
import { changesIn } from "#app/platform/events/changes.ts";
import { AccountImage } from "#app/ui/files/account-image.tsx";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { formatClaimedTime } from "#app/ui/i18n/claimed-time.ts";
import { formatReceivedCount } from "#app/ui/i18n/received-count.ts";
import type { Translate } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { EventTimelineEntry } from "#app/ui/resource/detail/event-timeline.tsx";
import type { OrderView } from "../../commands/page/view-order.server.ts";
import { lossReasons } from "../../model/move-orders.ts";
import type { ChangedField } from "../../model/order-changes.ts";
import { feedbackLimits, readFeedback } from "../../model/tracked/feedback.ts";
import { ChangeLines } from "./change-lines.tsx";

/** The timeline of an order: event, person, time and changes. */
export function useOrderEntries(view: Pick<OrderView, "events" | "agents" | "order">): EventTimelineEntry[] {
  const t = useTranslate();
  const dates = useDates();
  const agents = new Map(view.agents.map(({ value, label }) => [value, label]));
  return view.events.map((event) => {
    const changes = changesIn<ChangedField>(event.detail);
    return {
      key: event.id,
      title: t(`orders:event.${event.type}`),
      text: [
        formatDetail(event.detail, t),
        formatRequestedWindow(event, dates),
        formatClaimedTime(event.detail, t, dates),
      ]
        .filter(Boolean)
        .join(" · "),
      more:
        changes.length > 0 ? (
          <ChangeLines changes={changes} agents={agents} />
        ) : typeof event.detail.photo === "string" ? (
          <span className="block max-w-60 overflow-hidden rounded-md pt-1">
            <AccountImage
              src={`/orders/${view.order.number}/feedback-photo`}
              alt={t("orders:feedback_photo")}
              loading="lazy"
            />
          </span>
        ) : undefined,
      at: event.at,
      by: event.actorName,
      reached: event.fromStatus === event.toStatus ? undefined : { kind: "order", code: event.toStatus },
    };
  });
}

/** Values of an event that are shown unchanged, in order. */
const plainDetailKeys = ["shipment", "method", "receipt", "settlement", "invoice", "note"] as const;
/** Flags of an event, each with its sentence. */
const flagLabels = {
  validated: "orders:validated",
  imported: "orders:by_import",
  reset: "orders:was_reset",
  held: "orders:was_held",
  released: "orders:was_released",
  address_confirmed: "orders:address_confirmed",
  address_requested: "orders:address_requested",
  address_accepted: "orders:request.accepted",
  address_declined: "orders:request.declined",
  reschedule_accepted: "orders:request.accepted",
  reschedule_declined: "orders:request.declined",
  cancellation_accepted: "orders:request.accepted",
  cancellation_declined: "orders:request.declined",
} as const;

function formatDetail(detail: OrderView["events"][number]["detail"], t: Translate): string {
  const values = plainDetailKeys.flatMap((key) => (typeof detail[key] === "string" ? [detail[key]] : []));
  return [
    formatReason(detail.reason, t),
    formatCollectionChange(detail.change, t),
    ...values,
    formatReceivedCount(detail, t),
    formatFeedback(detail, t),
    ...listKeys(flagLabels).flatMap((key) => (detail[key] === true ? [t(flagLabels[key])] : [])),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The customer's feedback. */
function formatFeedback(detail: OrderView["events"][number]["detail"], t: Translate): string {
  const feedback = readFeedback(detail);
  if (!feedback) return "";
  const { rating, reasons, comment } = feedback;
  return [
    t("orders:stars", { rating, max: feedbackLimits.max }),
    ...reasons.map((each) => t(`orders:feedback_reason.${each}`)),
    comment,
  ]
    .filter(Boolean)
    .join(" · ");
}

const collectionChanges = ["received", "reopened", "voided", "prepaid", "unpaid"] as const;

/** A collection that accounting changed. */
function formatCollectionChange(change: unknown, t: Translate): string {
  const known = collectionChanges.find((each) => each === change);
  return known ? t(`orders:collection_change.${known}`) : "";
}

/** A new window: requested by the customer, or set by a shipment. */
function formatRequestedWindow(
  { type, detail }: OrderView["events"][number],
  dates: ReturnType<typeof useDates>,
): string {
  const { from, to } = detail;
  const timed = type === "reschedule_requested" || detail.part === "delivery_schedule";
  if (!timed || typeof from !== "string" || typeof to !== "string") return "";
  return dates.window(from, to);
}

function formatReason(reason: unknown, t: Translate): string {
  if (typeof reason !== "string") return "";
  const failure = failureReasons.find((each) => each.key === reason);
  if (failure) return t(`shipments:reason.${failure.key}`);
  const loss = lossReasons.find((each) => each === reason);
  return loss ? t(`orders:lose.${loss}`) : reason;
}

function listKeys<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[];
}
