import { Repeat } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { CustomFieldsDialog } from "#app/modules/custom-fields/screens/custom-fields-dialog.tsx";
import { DiscussionSide } from "#app/modules/notes/screens/discussion-side.tsx";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { Barcode } from "#app/ui/codes/barcode.tsx";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { formatWithinSentence } from "#app/ui/formats/dates.ts";
import { PhonesProvider } from "#app/ui/formats/phone-link.tsx";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";
import { useCopy } from "#app/ui/primitives/use-copy.ts";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import { DetailPage } from "#app/ui/resource/detail/detail-page.tsx";
import { Journey } from "#app/ui/resource/detail/event-timeline.tsx";
import { Status } from "#app/ui/status/status.tsx";
import type { OrderView } from "../../commands/page/view-order.server.ts";
import type { OrderPart } from "../../model/order-parts.ts";
import { findWaitingRequest } from "../../model/tracked/customer-requests.ts";
import { LabelDialog } from "./label-dialog.tsx";
import { OrderActionFields } from "./order-action-fields.tsx";
import { type OrderPageAction, orderPageActions, useOrderButtons } from "./order-page-actions.tsx";
import { OrderSections } from "./order-sections.tsx";
import { PartDialog } from "./part-dialog.tsx";
import { useDuplicate } from "./use-duplicate.tsx";
import { useOrderEntries } from "./use-order-entries.tsx";

interface OrderPageProps {
  view: OrderView;
  mapStyleUrl: string;
  /** Sections of other modules. */
  more?: ReactNode;
}

/** An order with everything in it, and the actions that it allows now. */
export function OrderPage({ view, mapStyleUrl, more }: OrderPageProps) {
  const { t } = useTranslation(["orders", "common"]);
  const { order, events } = view;
  const dates = useDates();
  const navigate = useNavigate();
  const copy = useCopy();
  const commands = useOrderCommands(order);
  const [action, setAction] = useState<OrderPageAction | null>(null);
  const [printing, setPrinting] = useState(false);
  const [editsFields, setEditsFields] = useState(false);
  const [part, setPart] = useState<OrderPart | null>(null);
  const entries = useOrderEntries(view);
  const buttons = useOrderButtons(view, {
    ...commands,
    open: setAction,
    copyLink: () => copy(view.trackingLink, t("tracking_copied")),
    labels: () => setPrinting(true),
  });
  const duplicate = useDuplicate<{ number: string }>(view.actions.duplicate, {
    intent: "orders.duplicate",
    number: order.number,
    outcome: ({ number }) => ({ to: `/orders/${number}` }),
  });
  const repeated = view.actions.duplicate
    ? [
        {
          key: "repeat",
          label: t("repeat"),
          icon: Repeat,
          rare: true,
          onSelect: () => void navigate(getRepeatPath(order)),
        },
      ]
    : [];
  const steps = events
    .filter((event) => event.fromStatus !== event.toStatus)
    .map((event) => ({ code: event.toStatus, at: event.at }))
    .reverse();
  return (
    <PhonesProvider written={view.phones}>
      <DetailPage
        crumbs={[{ label: t("title"), to: "/orders" }, { label: order.number }]}
        title={order.number}
        status={<Status kind="order" code={order.status} badge />}
        actions={[...buttons, ...duplicate.action, ...repeated]}
        code={<Barcode text={order.number} label={t("barcode", { number: order.number })} />}
        facts={
          <>
            {view.merchantName && <span>{view.merchantName}</span>}
            {view.carrierName && <span>{view.carrierName}</span>}
            {order.externalId && <span>{t("fact.reference", { id: order.externalId })}</span>}
            {view.shippingMethodName && <span>{view.shippingMethodName}</span>}
            <span>{t(`kind.${order.kind}`)}</span>
            <span>{t("fact.created", { when: formatWithinSentence(dates.instant(order.createdAt)) })}</span>
          </>
        }
        journey={<Journey kind="order" steps={steps} />}
        side={<DiscussionSide entries={entries} {...view.discussion} intent="orders.note" number={order.number} />}
      >
        <OrderSections
          view={view}
          mapStyleUrl={mapStyleUrl}
          more={more}
          onEdit={setPart}
          onAction={setAction}
          onEditFields={() => setEditsFields(true)}
        />
      </DetailPage>
      {action && <OrderActionDialog key={action} action={action} view={view} onClose={() => setAction(null)} />}
      {printing && <LabelDialog number={order.number} designs={view.labelDesigns} onClose={() => setPrinting(false)} />}
      {duplicate.dialog}
      {editsFields && (
        <CustomFieldsDialog
          intent="orders.update.metadata"
          fields={view.customFields}
          of={order}
          onClose={() => setEditsFields(false)}
        />
      )}
      {part && <PartDialog key={part} part={part} view={view} onClose={() => setPart(null)} />}
    </PhonesProvider>
  );
}

function OrderActionDialog({
  action,
  view,
  onClose,
}: {
  action: OrderPageAction;
  view: OrderView;
  onClose: () => void;
}) {
  const { t } = useTranslation("orders");
  const dates = useDates();
  const row = orderPageActions.find((each) => each.action === action);
  if (!row) return null;
  const { reset } = view.actions;
  const wanted = findWaitingRequest(view.requests, "reschedule");
  return (
    <CommandDialog
      title={t(action)}
      intent={row.intent}
      hidden={getHiddenFields(action, view)}
      text={t(`action_text.${action}`, {
        shipment: reset?.number ?? "",
        window: wanted ? dates.window(wanted.detail.from, wanted.detail.to) : "",
      })}
      danger={row.danger}
      submitLabel={action === "lose_order" ? t("close_order") : undefined}
      cancelLabel={row.danger ? t("keep_order", { count: 1 }) : undefined}
      onDone={t(`action_done.${action}`)}
      onClose={onClose}
    >
      <OrderActionFields action={action} view={view} />
    </CommandDialog>
  );
}

/** The page with the dialog that makes an order recurring. */
const getRepeatPath = ({ number }: { number: string }) => `/orders/recurring?repeat=${number}`;

/** The target of an action: a shipment, the order as a bulk of one, or this version of the order. */
function getHiddenFields(action: OrderPageAction, { actions, order }: OrderView): Record<string, string> {
  if (action === "reset") return { "shipments[0]": actions.reset?.id ?? "" };
  if (orderPageActions.some((each) => each.action === action && each.answers))
    return { version: String(order.version) };
  return { "orders[0]": order.id };
}

interface CommandTarget {
  id: string;
  number: string;
  version: number;
}

/** Runs the commands of an order's page and reports their results. */
function useOrderCommands(order: CommandTarget) {
  const { t, i18n } = useTranslation("orders");
  const { run } = useCommand<Partial<BulkOutcome>>((answer) => {
    if (!answer.ok) return showErrorToast(answer.message);
    const [refused] = answer.value.refused ?? [];
    if (refused) return showErrorToast(i18n.t(`errors:${refused.code}`));
    showToast(t(answer.intent === "orders.ship" ? "shipped" : "validated"));
  });
  return {
    ship: () => run("orders.ship", { orders: [order.id] }),
    validate: () => run("orders.validate_location", { number: order.number, version: order.version }),
  };
}
