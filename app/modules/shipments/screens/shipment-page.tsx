import { ClipboardList, Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { CustomFieldsDialog } from "#app/modules/custom-fields/screens/custom-fields-dialog.tsx";
import { DiscussionSide } from "#app/modules/notes/screens/discussion-side.tsx";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { useDuplicate } from "#app/modules/orders/screens/page/use-duplicate.tsx";
import { PhonesProvider } from "#app/ui/formats/phone-link.tsx";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import type { DetailAction } from "#app/ui/resource/detail/action-row.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import { DetailPage } from "#app/ui/resource/detail/detail-page.tsx";
import { Journey } from "#app/ui/resource/detail/event-timeline.tsx";
import { Status } from "#app/ui/status/status.tsx";
import type { ShipmentView } from "../commands/view-shipment.server.ts";
import { shipmentStatuses, shipmentTypes } from "../model/shipment.enums.ts";
import { type EditableEnd, EndDialog } from "./end-dialog.tsx";
import { ManifestDialog } from "./manifest-dialog.tsx";
import { ReceiveFields } from "./receive-fields.tsx";
import {
  AgentField,
  AttemptFields,
  DropoffFields,
  NoteField,
  PlanField,
  ProofFields,
  ReasonField,
  WindowFields,
} from "./shipment-fields.tsx";
import { isRequested, type ShipmentPageAction, shipmentPageActions } from "./shipment-page-actions.ts";
import { ShipmentSections } from "./shipment-sections.tsx";
import { useShipmentEntries } from "./use-shipment-entries.tsx";

/** A shipment's details and its possible actions. */
export function ShipmentPage({ view, mapStyleUrl }: { view: ShipmentView; mapStyleUrl: string }) {
  const { t } = useTranslation(["shipments", "common"]);
  const { shipment, events, actions } = view;
  const entries = useShipmentEntries(view);
  const [searchParams] = useSearchParams();
  const [open, setOpen] = useState(
    () => shipmentPageActions.find(({ action }) => isRequested(action, searchParams, actions)) ?? null,
  );
  const [printing, setPrinting] = useState(false);
  const [editsFields, setEditsFields] = useState(false);
  const [end, setEnd] = useState<EditableEnd | null>(null);
  const { path } = shipmentTypes.byCode(shipment.type);
  const print: DetailAction = {
    key: "print",
    label: t("common:action.print"),
    icon: Printer,
    quiet: true,
    onSelect: () => window.print(),
  };
  const list: DetailAction = {
    key: "manifest",
    label: t("manifest.print"),
    icon: ClipboardList,
    rare: true,
    onSelect: () => setPrinting(true),
  };
  const offered = shipmentPageActions
    .filter(({ action }) => actions.includes(action) && (action !== "plan" || view.plans.length > 0))
    .map(
      (act): DetailAction => ({
        key: act.intent,
        label: t(`action.${act.labelKey}`),
        icon: act.icon,
        primary: act.primary,
        rare: act.rare,
        danger: act.danger,
        onSelect: () => setOpen(act),
      }),
    );
  const duplicate = useDuplicateShipment(view);
  const steps = events
    .filter((event) => event.fromStatus !== event.toStatus)
    .map((event) => ({ code: shipmentStatuses.byCode(event.toStatus).code, at: event.at }))
    .reverse();
  return (
    <PhonesProvider written={view.phones}>
      <DetailPage
        crumbs={[{ label: t(`title.${path}`), to: `/shipments/${path}` }, { label: shipment.number }]}
        title={shipment.number}
        status={<Status kind="shipment" code={shipment.status} badge />}
        actions={[print, ...offered, ...(view.canExport ? [list] : []), ...duplicate.action]}
        journey={<Journey kind="shipment" steps={steps} />}
        side={
          <DiscussionSide entries={entries} {...view.discussion} intent="shipments.note" number={shipment.number} />
        }
      >
        <ShipmentSections
          view={view}
          mapStyleUrl={mapStyleUrl}
          onEdit={setEnd}
          onEditFields={() => setEditsFields(true)}
        />
      </DetailPage>
      {printing && (
        <ManifestDialog list={`/shipments/${path}`} number={shipment.number} onClose={() => setPrinting(false)} />
      )}
      {duplicate.dialog}
      {editsFields && (
        <CustomFieldsDialog
          intent="shipments.update.metadata"
          fields={view.customFields}
          of={shipment}
          onClose={() => setEditsFields(false)}
        />
      )}
      {end && <EndDialog key={end} open={end} view={view} onClose={() => setEnd(null)} />}
      {open && (
        <CommandDialog
          key={open.intent}
          title={t(open.danger ? "cancel_one" : `action.${open.labelKey}`)}
          cancelLabel={open.danger ? t("keep", { count: 1 }) : undefined}
          intent={open.intent}
          hidden={{ "shipments[0]": shipment.id }}
          text={getActionText(open, t)}
          danger={open.danger}
          onClose={() => setOpen(null)}
        >
          {renderActionFields(open.labelKey, view)}
        </CommandDialog>
      )}
    </PhonesProvider>
  );
}

const explainedKeys = ["unplan", "unassign", "pickup", "receive", "reset", "cancel", "dropoff"] as const;

function getActionText(
  { labelKey }: ShipmentPageAction,
  t: (key: `action_text.${(typeof explainedKeys)[number]}`) => string,
): string | undefined {
  const known = explainedKeys.find((each) => each === labelKey);
  return known && t(`action_text.${known}`);
}

function renderActionFields(labelKey: ShipmentPageAction["labelKey"], view: ShipmentView): ReactNode {
  const fields: Partial<Record<ShipmentPageAction["labelKey"], ReactNode>> = {
    assign: <AgentField />,
    attempt: <AttemptFields />,
    dropoff: view.shipment.type > 2 && (
      <DropoffFields
        collecting={view.collections.some(
          ({ status, waived }) => status === collectionStatuses.code.pending && !waived,
        )}
      />
    ),
    cancel: <ReasonField />,
    incident: <NoteField />,
    plan: <PlanField choices={view.plans} />,
    pickup: <ProofFields />,
    receive: <ReceiveFields packages={view.packages} />,
    reschedule: <WindowFields />,
    reschedule_pickup: <WindowFields />,
  };
  return fields[labelKey];
}

interface DuplicateShipmentResult {
  orders: { number: string }[];
  shipments: { number: string }[];
  refused: { code: string }[];
}

/** Duplicates a shipment and opens the copy, or its order when that cannot be shipped yet. */
export function useDuplicateShipment({ shipment, canDuplicate }: ShipmentView) {
  const { path } = shipmentTypes.byCode(shipment.type);
  return useDuplicate<DuplicateShipmentResult>(canDuplicate, {
    intent: "shipments.duplicate",
    number: shipment.number,
    outcome: ({ shipments: [made], refused: [reason], orders: [order] }) => {
      if (made) return { to: `/shipments/${path}/${made.number}` };
      return order
        ? { to: `/orders/${order.number}` }
        : { why: `errors:${reason?.code ?? "not_found"}` as TranslationKey };
    },
  });
}
