import type { CustomerStatus } from "#app/modules/orders/model/order.enums.ts";
import type { BareOrder, TrackingEvent } from "#app/modules/orders/model/tracked/tracked-order.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { StatusShape } from "#app/ui/status/status.tsx";
import { formatMoment, type Reader } from "./tracking-format.ts";

/** Events shown with the shape of a status; the others have a dot. */
const shapes: Partial<Record<TrackingEvent, CustomerStatus>> = {
  picked_up: "shipped",
  received: "in_transit",
  out_for_delivery: "out_for_delivery",
  delivery_attempted: "delivery_attempted",
  delivered: "delivered",
  cancelled: "cancelled",
  pending_return: "pending_return",
  return_in_progress: "return_in_progress",
  returned: "returned",
};

interface TrackingHistoryProps {
  order: BareOrder;
  reader: Reader;
}

/** The order's timeline, newest first. */
export function TrackingHistory({ order, reader }: TrackingHistoryProps) {
  const t = useTranslate();
  return (
    <section className="history">
      <h2>{t("tracking:timeline")}</h2>
      <ol className="trail">
        {order.timeline.map(({ event, at }) => {
          const status = shapes[event];
          return (
            <li key={`${event} ${at}`}>
              {status ? <StatusShape kind="customer" code={status} size={15} /> : <span className="dot" />}
              <b>{t(`tracking:event.${event}`)}</b>
              <br />
              <time className="when" dateTime={new Date(at).toISOString()}>
                {formatMoment(at, order, reader)}
              </time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
