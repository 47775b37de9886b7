import { Ban, Link2, MapPinCheck, Printer, Tags, Truck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { toast } from "#app/ui/primitives/toast.ts";
import { type DetailAction, DetailPage } from "#app/ui/resource/detail-page.tsx";
import { Journey, Timeline, type TimelineEntry } from "#app/ui/resource/timeline.tsx";
import { Status } from "#app/ui/status/status.tsx";
import { CancelOrderDialog, type OpenPart, PartDialog } from "./order-dialogs.tsx";
import { OrderSections } from "./order-sections.tsx";
import { useOrderActs } from "./use-order-acts.ts";
import type { OrderView } from "./view-order.server.ts";

interface OrderPageProps {
  view: OrderView;
  mapStyleUrl: string;
}

/** An order with everything in it, and what may be done with it now (platform §2.3 `/orders/{order_number}`). */
export function OrderPage({ view, mapStyleUrl }: OrderPageProps) {
  const { t } = useTranslation(["orders", "common"]);
  const { order, events, actions } = view;
  const dates = useDates();
  const acts = useOrderActs(order);
  const [cancelling, setCancelling] = useState(false);
  const [part, setPart] = useState<OpenPart | null>(null);
  const offered: DetailAction[] = [
    {
      key: "track",
      label: t("tracking_link"),
      icon: Link2,
      quiet: true,
      onSelect: () => copyLink(order.number, t("tracking_copied")),
    },
    { key: "print", label: t("common:action.print"), icon: Printer, quiet: true, onSelect: () => window.print() },
    ...(actions.labels
      ? [{ key: "labels", label: t("labels"), icon: Tags, onSelect: () => openLabels(order.number) }]
      : []),
    ...(actions.cancel ? [{ key: "cancel", label: t("cancel"), icon: Ban, onSelect: () => setCancelling(true) }] : []),
    ...(actions.validate && order.destination.point
      ? [{ key: "validate", label: t("validate"), icon: MapPinCheck, primary: true, onSelect: acts.validate }]
      : []),
    ...(actions.ship ? [{ key: "ship", label: t("ship"), icon: Truck, primary: true, onSelect: acts.ship }] : []),
  ];
  const steps = events
    .filter((event) => event.fromStatus !== event.toStatus)
    .map((event) => ({ code: event.toStatus, at: event.at }))
    .reverse();
  return (
    <>
      <DetailPage
        crumbs={[{ label: t("title"), to: "/orders" }, { label: order.number }]}
        title={order.number}
        status={<Status kind="order" code={order.status} badge />}
        actions={offered}
        facts={
          <>
            {view.merchantName && <span>{view.merchantName}</span>}
            {order.externalId && <span>{t("fact.reference", { id: order.externalId })}</span>}
            {view.shippingMethodName && <span>{view.shippingMethodName}</span>}
            <span>{t(`kind.${order.kind}`)}</span>
            <span>{t("fact.created", { when: dates.instant(order.createdAt) })}</span>
          </>
        }
        journey={<Journey kind="order" steps={steps} />}
        side={
          <section>
            <div className="note">
              <h2>{t("section.timeline")}</h2>
            </div>
            <Timeline entries={events.map((event) => entryOf(event, t(`event.${event.type}`)))} />
          </section>
        }
      >
        <OrderSections view={view} mapStyleUrl={mapStyleUrl} onEdit={setPart} />
      </DetailPage>
      {cancelling && <CancelOrderDialog order={order} onClose={() => setCancelling(false)} />}
      {part && <PartDialog part={part} order={order} onClose={() => setPart(null)} />}
    </>
  );
}

function openLabels(number: string): void {
  window.open(`/orders/labels?orders=${encodeURIComponent(number)}`, "_blank", "noopener");
}

async function copyLink(number: string, message: string): Promise<void> {
  await navigator.clipboard.writeText(`${window.location.origin}/track/${number}`);
  toast(message);
}

function entryOf(event: OrderView["events"][number], title: string): TimelineEntry {
  const { detail } = event;
  const text = [detail.reason, detail.note, detail.part].find((each) => typeof each === "string" && each !== "");
  return {
    key: event.id,
    title,
    text: typeof text === "string" ? text : undefined,
    at: event.at,
    by: event.actorName,
    reached: event.fromStatus === event.toStatus ? undefined : { kind: "order", code: event.toStatus },
  };
}
