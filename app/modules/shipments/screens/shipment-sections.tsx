import { Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { CustomFieldFacts } from "#app/modules/custom-fields/screens/custom-field-facts.tsx";
import { CollectionTable } from "#app/modules/orders/screens/goods/collection-table.tsx";
import { OrderLines } from "#app/modules/orders/screens/goods/order-lines.tsx";
import { PackageTable } from "#app/modules/orders/screens/goods/package-table.tsx";
import { ProofSection } from "#app/modules/orders/screens/goods/proof-section.tsx";
import { DateTimeText, TimeWindowText } from "#app/ui/formats/date-time.tsx";
import { CountText, VolumeText, WeightText } from "#app/ui/formats/measures.tsx";
import { ContactLine } from "#app/ui/formats/phone-link.tsx";
import { PriorityText } from "#app/ui/formats/priority-text.tsx";
import { PlaceMap } from "#app/ui/map/small/place-map.tsx";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { DetailSection, Facts } from "#app/ui/resource/detail/detail-section.tsx";
import { EditMenu } from "#app/ui/resource/detail/edit-menu.tsx";
import type { ShipmentView } from "../commands/view-shipment.server.ts";
import { shipmentTypes } from "../model/shipment.enums.ts";
import type { EditableEnd } from "./end-dialog.tsx";

interface ShipmentSectionsProps {
  view: ShipmentView;
  mapStyleUrl: string;
  onEdit: (end: EditableEnd) => void;
  onEditFields: () => void;
}

const editableEnds: readonly EditableEnd[] = ["destination_contact", "destination", "source_contact", "source"];

function toShipmentEnd(end: EditableEnd): "source" | "destination" {
  return end.startsWith("source") ? "source" : "destination";
}

/** The sections of a shipment's page below its head. */
export function ShipmentSections({ view, mapStyleUrl, onEdit, onEditFields }: ShipmentSectionsProps) {
  const { t } = useTranslation(["shipments", "orders", "common"]);
  const { shipment, packages, orders, collections, plan } = view;
  const { source, destination } = shipment;
  const ends = editableEnds.filter((end) => view.actions.includes(`edit_${toShipmentEnd(end)}`));
  return (
    <>
      <DetailSection
        title={t("section.transport")}
        action={
          <EditMenu
            label={t("edit_ends")}
            items={ends.map((end) => ({ key: end, label: t(`end.${end}`), onSelect: () => onEdit(end) }))}
          />
        }
        beside={
          <PlaceMap
            label={t("map")}
            from={{ name: source.name ?? source.address.line1, point: source.point }}
            to={{ name: destination.name ?? destination.address.line1, point: destination.point }}
            styleUrl={mapStyleUrl}
          />
        }
      >
        <Facts
          facts={[
            {
              label: t("fact.source"),
              value: [source.name, source.address.line1, source.address.city].filter(Boolean).join(", "),
            },
            { label: t("fact.source_contact"), value: source.contact && <ContactLine contact={source.contact} /> },
            { label: t("fact.destination"), value: <Destination shipment={shipment} /> },
            {
              label: t("fact.destination_contact"),
              value: destination.contact && <ContactLine contact={destination.contact} />,
            },
            {
              label: t("fact.window"),
              value: shipment.deliveryFrom && <TimeWindowText from={shipment.deliveryFrom} to={shipment.deliveryTo} />,
            },
            {
              label: t("fact.pickup_window"),
              value: shipment.pickupFrom && <TimeWindowText from={shipment.pickupFrom} to={shipment.pickupTo} />,
            },
            { label: t("column.priority"), value: <PriorityText priority={shipment.priority} /> },
            { label: t("fact.agent"), value: view.agentName },
            { label: t("fact.plan"), value: plan && <PlanLink plan={plan} /> },
            { label: t("fact.merchant"), value: view.merchantName },
            { label: t("fact.contents"), value: <ShipmentLoad shipment={shipment} /> },
            { label: t("fact.failure"), value: shipment.failureReason && t(`reason.${shipment.failureReason}`) },
            { label: t("fact.completed"), value: shipment.completedAt && <DateTimeText at={shipment.completedAt} /> },
          ]}
        />
      </DetailSection>
      <CustomFieldFacts
        fields={view.customFields}
        metadata={shipment.metadata}
        action={
          view.canUpdate &&
          view.customFields.some((field) => field.in_form) && (
            <IconButton
              icon={Pencil}
              size={14}
              label={t("common:nav.custom_fields")}
              tip="end"
              onClick={onEditFields}
            />
          )
        }
      />
      <ProofSection
        proofs={view.proofs}
        pdf={
          view.canExport
            ? `/shipments/${shipmentTypes.byCode(shipment.type).path}/proofs?shipments=${shipment.number}`
            : undefined
        }
      />
      <DetailSection title={t("section.orders")} note={<CountText value={orders.length} />}>
        <OrderLines orders={orders.map((order) => ({ ...order, more: <td>{order.customerName}</td> }))} />
      </DetailSection>
      <DetailSection title={t("section.packages")} note={<CountText value={shipment.packageCount} />}>
        <PackageTable packages={packages} />
      </DetailSection>
      {collections.length > 0 && (
        <DetailSection title={t("section.collections")}>
          <CollectionTable collections={collections} />
        </DetailSection>
      )}
      {shipment.notes && (
        <DetailSection title={t("section.notes")}>
          <p className="soft-ink whitespace-pre-line">{shipment.notes}</p>
        </DetailSection>
      )}
    </>
  );
}

function Destination({ shipment }: { shipment: ShipmentView["shipment"] }) {
  const { address } = shipment.destination;
  return (
    <>
      {shipment.customerName && (
        <>
          {shipment.customerName}
          <br />
        </>
      )}
      {!shipment.customerName && shipment.destination.name && (
        <>
          {shipment.destination.name}
          <br />
        </>
      )}
      {[address.line1, address.line2].filter(Boolean).join(", ")}
      <br />
      {[address.postalCode, address.city].filter(Boolean).join(" ")}
    </>
  );
}

function PlanLink({ plan }: { plan: NonNullable<ShipmentView["plan"]> }) {
  return (
    <Link className="link" to={`/plans/${plan.id}`} prefetch="intent">
      {plan.name}
    </Link>
  );
}

function ShipmentLoad({ shipment }: { shipment: ShipmentView["shipment"] }) {
  const { t } = useTranslation("shipments");
  return (
    <>
      {t("contents.packages", { count: shipment.packageCount })}, <VolumeText cubicCentimetres={shipment.volume} />,{" "}
      <WeightText grams={shipment.weight} />
    </>
  );
}
