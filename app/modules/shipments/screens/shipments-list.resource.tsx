import { useTranslation } from "react-i18next";
import { shipmentViews } from "#app/modules/lists/model/shipment-views.ts";
import { priorities } from "#app/modules/orders/model/order.enums.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText, TimeWindowText } from "#app/ui/formats/date-time.tsx";
import { MoneyText, VolumeText, WeightText } from "#app/ui/formats/measures.tsx";
import { PlaceLine } from "#app/ui/formats/place-line.tsx";
import { PriorityText } from "#app/ui/formats/priority-text.tsx";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { Status } from "#app/ui/status/status.tsx";
import type { ListedShipment } from "../commands/shipment-names.server.ts";
import type { buildShipmentList } from "../db/shipment-list.reads.server.ts";
import { failureReasons, type ShipmentPath, shipmentStatuses } from "../model/shipment.enums.ts";
import { type ListChoices, shipmentBulkActions } from "./shipment-bulk-actions.tsx";

const tabKeys = ["pending", "planned", "dispatched", "picked_up", "failed"] as const;

/** The shipments list of a type. */
export function shipmentsSpec(
  type: ShipmentPath,
  choices: ListChoices,
): ResourceSpec<ListedShipment, ListNameSet<ReturnType<typeof buildShipmentList>>> {
  return {
    name: `shipments-${type}`,
    module: shipmentViews[type],
    title: `shipments:title.${type}`,
    rowId: (shipment) => shipment.id,
    rowName: (shipment) => shipment.number,
    rowHref: (shipment) => `/shipments/${type}/${shipment.number}`,
    searchPlaceholder: "shipments:search",
    defaultSort: "-created_at",
    matching: { path: `shipments/${type}`, rows: "shipments" },
    tabs: tabKeys.map((key) => ({
      key,
      label: `shipments:tab.${key}` as const,
      query: `filters[status][]=${shipmentStatuses.byKey(key)?.code}`,
    })),
    columns: [
      {
        key: "number",
        header: "shipments:column.number",
        width: 100,
        cell: (row) => <span className="cell-id">{row.number}</span>,
      },
      {
        key: "status",
        header: "shipments:column.status",
        width: 128,
        cell: (row) => <Status kind="shipment" code={row.status} />,
      },
      {
        key: "agent",
        header: "shipments:column.agent",
        long: true,
        width: 108,
        sortable: true,
        cell: (row) => row.agentName,
      },
      {
        key: "source_location",
        header: "shipments:column.source_location",
        long: true,
        width: 108,
        sortable: true,
        cell: (row) => <PlaceLine place={row.source} />,
      },
      {
        key: "destination_location",
        header: "shipments:column.destination_location",
        sortable: true,
        cell: (row) => <PlaceLine place={row.destination} />,
      },
      {
        key: "customer",
        header: "shipments:column.customer",
        long: true,
        width: 130,
        sortable: true,
        hidden: true,
        cell: (row) => row.customerName,
      },
      {
        key: "contents",
        header: "shipments:column.contents",
        width: 112,
        cell: (row) => <ContentsCell count={row.packageCount} />,
      },
      {
        key: "volume_weight",
        header: "shipments:column.volume_weight",
        width: 120,
        align: "right",
        sortable: true,
        cell: (row) => <LoadCell row={row} />,
      },
      {
        key: "delivery_schedule",
        header: "shipments:column.delivery_schedule",
        width: 170,
        sortable: true,
        cell: (row) => <TimeWindowText from={row.deliveryFrom} to={row.deliveryTo} />,
      },
      {
        key: "pickup_schedule",
        header: "shipments:column.pickup_schedule",
        width: 176,
        sortable: true,
        hidden: true,
        cell: (row) => <TimeWindowText from={row.pickupFrom} to={row.pickupTo} />,
      },
      {
        key: "collections",
        header: "shipments:column.collections",
        width: 120,
        align: "right",
        hidden: true,
        cell: (row) => <CodCell row={row} />,
      },
      {
        key: "orders",
        header: "shipments:column.orders",
        width: 140,
        hidden: true,
        cell: (row) => <OrdersCell row={row} />,
      },
      {
        key: "shipping_method",
        header: "shipments:column.shipping_method",
        long: true,
        width: 150,
        hidden: true,
        cell: (row) => row.shippingMethodName,
      },
      {
        key: "merchant",
        header: "shipments:column.merchant",
        long: true,
        width: 140,
        sortable: true,
        hidden: true,
        cell: (row) => row.merchantName,
      },
      {
        key: "priority",
        header: "shipments:column.priority",
        width: 96,
        hidden: true,
        cell: (row) => <PriorityText priority={row.priority} />,
      },
      {
        key: "failure_reason",
        header: "shipments:column.failure_reason",
        long: true,
        width: 150,
        hidden: true,
        cell: (row) => <ReasonCell row={row} />,
      },
      {
        key: "created_at",
        header: "shipments:column.created",
        width: 116,
        wide: true,
        sortable: true,
        cell: (row) => <DateTimeText at={row.createdAt} />,
      },
      {
        key: "completed_at",
        header: "shipments:column.completed",
        width: 132,
        sortable: true,
        hidden: true,
        cell: (row) => row.completedAt && <DateTimeText at={row.completedAt} />,
      },
    ],
    filters: [
      {
        field: "status",
        label: "shipments:column.status",
        kind: "status",
        status: "shipment",
        codes: shipmentStatuses.codes,
      },
      { field: "agent", label: "shipments:column.agent", kind: "reference", lookup: "agents" },
      { field: "delivery_schedule", label: "shipments:column.delivery_schedule", kind: "date" },
      { field: "pickup_schedule", label: "shipments:column.pickup_schedule", kind: "date" },
      { field: "source_location", label: "shipments:column.source_location", kind: "reference", lookup: "locations" },
      { field: "destination_location", label: "shipments:column.destination_location", kind: "text" },
      { field: "customer", label: "shipments:column.customer", kind: "text" },
      { field: "merchant", label: "shipments:column.merchant", kind: "reference", lookup: "merchants" },
      { field: "plan", label: "shipments:column.plan", kind: "reference", lookup: "plans" },
      { field: "team", label: "shipments:filter.team", kind: "reference", lookup: "teams" },
      {
        field: "delivery_zone",
        label: "shipments:filter.delivery_zone",
        kind: "reference",
        lookup: "delivery_zones",
      },
      { field: "vehicle", label: "shipments:filter.vehicle", kind: "reference", lookup: "vehicles" },
      {
        field: "priority",
        label: "shipments:column.priority",
        kind: "enum",
        options: priorities.map((value) => ({ value, label: `common:priority.${value}` as const })),
      },
      {
        field: "shipping_method",
        label: "shipments:column.shipping_method",
        kind: "reference",
        lookup: "shipping_methods",
      },
      { field: "collections", label: "shipments:column.collections", kind: "price" },
      { field: "tags", label: "shipments:column.tags", kind: "reference", lookup: "order_tags" },
      { field: "contents", label: "shipments:column.contents", kind: "number" },
      {
        field: "failure_reason",
        label: "shipments:column.failure_reason",
        kind: "enum",
        options: failureReasons.map(({ key }) => ({ value: key, label: `shipments:reason.${key}` as const })),
      },
      { field: "created_at", label: "shipments:column.created", kind: "date" },
      { field: "completed_at", label: "shipments:column.completed", kind: "date" },
    ],
    bulkActions: shipmentBulkActions(choices),
    empty: { title: "shipments:empty", text: "shipments:empty_why" },
  };
}

function ContentsCell({ count }: { count: number }) {
  return useTranslation("shipments").t("contents.packages", { count });
}

function LoadCell({ row }: { row: ListedShipment }) {
  return (
    <>
      <VolumeText cubicCentimetres={row.volume} /> <WeightText grams={row.weight} />
    </>
  );
}

function OrdersCell({ row }: { row: ListedShipment }) {
  const { t } = useTranslation("shipments");
  return (
    <>
      {row.orderNumber}{" "}
      {row.orderCount > 1 && (
        <span className="faint-ink">{t("contents.more_orders", { count: row.orderCount - 1 })}</span>
      )}
    </>
  );
}

function ReasonCell({ row }: { row: ListedShipment }) {
  const { t } = useTranslation("shipments");
  return row.failureReason && t(`reason.${row.failureReason}`);
}

function CodCell({ row }: { row: ListedShipment }) {
  if (row.codCurrency === null) return null;
  return row.codAmount === null ? "…" : <MoneyText amount={row.codAmount} currency={row.codCurrency} />;
}
