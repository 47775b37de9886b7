import type { BareOrder } from "#app/modules/orders/model/tracked/tracked-order.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { mayChange, useReader } from "./tracking-format.ts";
import { TrackingFrame } from "./tracking-frame.tsx";
import { TrackingHead } from "./tracking-head.tsx";
import { TrackingHistory } from "./tracking-history.tsx";
import { TrackingOffer } from "./tracking-offer.tsx";

interface BarePageProps {
  order: BareOrder;
  appTitle: string;
  /** The server's time, milliseconds UTC. */
  now: number;
}

/** What anyone with the number sees: status, window and timeline. The link of a message shows more. */
export function BarePage({ order, appTitle, now }: BarePageProps) {
  const t = useTranslate();
  const reader = useReader(now);
  return (
    <TrackingFrame name={appTitle} detail={order.number} live={mayChange(order)}>
      <PageTitle>{t("tracking:title", { number: order.number })}</PageTitle>
      <TrackingHead order={order} reader={reader} />
      <p className="more">{t("tracking:more_by_link")}</p>
      <TrackingOffer order={order} />
      <TrackingHistory order={order} reader={reader} />
    </TrackingFrame>
  );
}
