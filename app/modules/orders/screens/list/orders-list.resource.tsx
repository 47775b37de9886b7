import {
  Ban,
  ChevronsUp,
  FileText,
  ListChecks,
  Pause,
  Play,
  Printer,
  Spline,
  Truck,
  UserMinus,
  UserPlus,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import { MAX_PICKLIST_ORDERS } from "#app/modules/inventory/model/stock.enums.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText, TimeWindowText } from "#app/ui/formats/date-time.tsx";
import { CountText, MoneyText, VolumeText, WeightText } from "#app/ui/formats/measures.tsx";
import { StreetLine } from "#app/ui/formats/place-line.tsx";
import { PriorityText } from "#app/ui/formats/priority-text.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { createExportAction } from "#app/ui/resource/table/export-format.tsx";
import { Status } from "#app/ui/status/status.tsx";
import type { ListedOrder } from "../../commands/list/list-orders.server.ts";
import type { buildOrderList } from "../../db/order-list.reads.server.ts";
import { geocodingIssues, HELD_BY_OFFICE, orderKinds, orderStatuses, priorities } from "../../model/order.enums.ts";
import { orderTabs } from "../../model/order-tabs.ts";
import { PriorityField } from "./bulk-fields.tsx";
import { OrderFlags } from "./order-flags.tsx";

/** The orders list; its saved views belong to the module `orders`. */
export const ordersSpec: ResourceSpec<ListedOrder, ListNameSet<ReturnType<typeof buildOrderList>>> = {
  name: "orders",
  module: "orders",
  title: "orders:title",
  rowId: (order) => order.id,
  rowName: (order) => order.number,
  rowHref: (order) => `/orders/${order.number}`,
  searchPlaceholder: "orders:search",
  defaultSort: "-created_at",
  matching: { path: "orders", rows: "orders" },
  tabs: orderTabs.map(({ key, statuses }) => ({
    key,
    label: `orders:tab.${key}` as const,
    query: statuses.map((status) => `filters[status][]=${status}`).join("&"),
  })),
  columns: [
    {
      key: "number",
      header: "orders:column.number",
      width: 100,
      cell: (order) => <span className="cell-id">{order.number}</span>,
    },
    {
      key: "status",
      header: "orders:column.status",
      width: 128,
      cell: (order) => <Status kind="order" code={order.status} />,
    },
    {
      key: "customer",
      header: "orders:column.customer",
      long: true,
      width: 132,
      sortable: "customer_name",
      cell: (order) => order.customerName,
    },
    {
      key: "destination",
      header: "orders:column.destination",
      sortable: true,
      cell: (order) => <StreetLine address={order.destination.address} />,
    },
    {
      key: "source",
      header: "orders:column.source",
      long: true,
      width: 104,
      cell: (order) => <span className="soft-ink">{order.source.name ?? order.source.address.city}</span>,
    },
    {
      key: "delivery_schedule",
      header: "orders:column.delivery",
      width: 168,
      sortable: true,
      cell: (order) => <TimeWindowText from={order.deliveryFrom} to={order.deliveryTo} />,
    },
    {
      key: "pickup_schedule",
      header: "orders:column.pickup",
      width: 176,
      sortable: true,
      hidden: true,
      cell: (order) => <TimeWindowText from={order.pickupFrom} to={order.pickupTo} />,
    },
    { key: "flags", header: "orders:column.flags", width: 64, cell: (order) => <OrderFlags order={order} /> },
    { key: "cod", header: "orders:column.cod", width: 100, align: "right", cell: (order) => <CodCell order={order} /> },
    {
      key: "external_id",
      header: "orders:column.external_id",
      width: 120,
      hidden: true,
      cell: (order) => order.externalId,
    },
    {
      key: "packages",
      header: "orders:column.packages",
      width: 90,
      align: "right",
      hidden: true,
      cell: (order) => <CountText value={order.packageCount} />,
    },
    {
      key: "weight",
      header: "orders:column.weight",
      width: 90,
      align: "right",
      hidden: true,
      cell: (order) => <WeightText grams={order.weight} />,
    },
    {
      key: "volume",
      header: "orders:column.volume",
      width: 90,
      align: "right",
      hidden: true,
      cell: (order) => <VolumeText cubicCentimetres={order.volume} />,
    },
    {
      key: "merchant",
      header: "orders:column.merchant",
      long: true,
      width: 140,
      hidden: true,
      cell: (order) => order.merchantName,
    },
    {
      key: "kind",
      header: "orders:column.kind",
      long: true,
      width: 120,
      hidden: true,
      cell: (order) => <KindCell order={order} />,
    },
    {
      key: "priority",
      header: "orders:column.priority",
      width: 96,
      hidden: true,
      cell: (order) => <PriorityText priority={order.priority} />,
    },
    {
      key: "tags",
      header: "orders:column.tags",
      long: true,
      width: 120,
      hidden: true,
      cell: (order) => order.tags.join(", "),
    },
    {
      key: "created_at",
      header: "orders:column.created",
      width: 116,
      wide: true,
      sortable: true,
      cell: (order) => (
        <span className="soft-ink">
          <DateTimeText at={order.createdAt} />
        </span>
      ),
    },
    {
      key: "completed_at",
      header: "orders:column.completed",
      width: 132,
      sortable: true,
      hidden: true,
      cell: (order) => order.completedAt && <DateTimeText at={order.completedAt} />,
    },
  ],
  filters: [
    { field: "status", label: "orders:column.status", kind: "status", status: "order", codes: orderStatuses.codes },
    { field: "delivery_schedule", label: "orders:column.delivery", kind: "date" },
    { field: "pickup_schedule", label: "orders:column.pickup", kind: "date" },
    { field: "created_at", label: "orders:column.created", kind: "date" },
    { field: "completed_at", label: "orders:column.completed", kind: "date" },
    { field: "merchant", label: "orders:column.merchant", kind: "reference", lookup: "merchants" },
    { field: "carrier", label: "orders:filter.carrier", kind: "reference", lookup: "carriers" },
    { field: "source", label: "orders:column.source", kind: "reference", lookup: "locations" },
    {
      field: "priority",
      label: "orders:column.priority",
      kind: "enum",
      options: priorities.map((value) => ({ value, label: `common:priority.${value}` as const })),
    },
    {
      field: "shipping_method",
      label: "orders:column.shipping_method",
      kind: "reference",
      lookup: "shipping_methods",
    },
    { field: "agent", label: "orders:filter.agent", kind: "reference", lookup: "agents" },
    { field: "plan", label: "orders:filter.plan", kind: "reference", lookup: "plans" },
    { field: "team", label: "orders:filter.team", kind: "reference", lookup: "teams" },
    { field: "vehicle", label: "orders:filter.vehicle", kind: "reference", lookup: "vehicles" },
    { field: "delivery_zone", label: "orders:filter.delivery_zone", kind: "reference", lookup: "delivery_zones" },
    { field: "customer", label: "orders:filter.customer", kind: "reference", lookup: "customers" },
    {
      field: "kind",
      label: "orders:column.kind",
      kind: "enum",
      options: orderKinds.map((kind) => ({ value: kind, label: `orders:kind.${kind}` })),
    },
    { field: "customer_name", label: "orders:filter.customer_name", kind: "text" },
    { field: "destination", label: "orders:column.destination", kind: "text" },
    { field: "external_id", label: "orders:column.external_id", kind: "text" },
    { field: "tags", label: "orders:column.tags", kind: "reference", lookup: "order_tags" },
    {
      field: "vehicle_types",
      label: "orders:filter.vehicle_types",
      kind: "enum",
      options: vehicleTypes.rows.map(({ code, key }) => ({
        value: String(code),
        label: `common:vehicle_type.${key}` as const,
      })),
    },
    {
      field: "issues",
      label: "orders:column.issues",
      kind: "enum",
      options: geocodingIssues.map((issue) => ({ value: issue, label: `orders:issue.${issue}` as const })),
    },
    { field: "packages", label: "orders:column.packages", kind: "number" },
    { field: "weight", label: "orders:column.weight", kind: "weight" },
    { field: "collections", label: "orders:column.cod", kind: "price" },
    { field: "fees", label: "orders:filter.fees", kind: "price" },
    { field: "has_customer_feedback", label: "orders:filter.has_customer_feedback", kind: "flag" },
    { field: "has_customer_reschedule_request", label: "orders:filter.has_customer_reschedule_request", kind: "flag" },
    { field: "has_unpicked_items", label: "orders:has_unpicked_items", kind: "flag" },
    { field: "has_at_least_one_picked_item", label: "orders:has_at_least_one_picked_item", kind: "flag" },
  ],
  bulkActions: [
    {
      intent: "orders.plan",
      label: "orders:plan",
      icon: Spline,
      hotkey: "n",
      idsField: "orders",
      confirm: "orders:plan_confirm",
    },
    {
      intent: "orders.ship",
      label: "orders:ship",
      icon: Truck,
      hotkey: "s",
      idsField: "orders",
      confirm: "orders:ship_confirm",
    },
    {
      intent: "orders.generate_labels",
      label: "orders:labels",
      icon: Printer,
      hotkey: "l",
      opens: "/orders/labels",
      harmless: true,
    },
    createExportAction("orders.export", "/orders/export"),
    {
      intent: "orders.assign_carrier",
      label: "orders:assign_carrier",
      icon: UserPlus,
      idsField: "orders",
      hotkey: "a",
      available: (rows) => rows.some(({ status }) => status === orderStatuses.byKey("new")?.code),
      confirm: "orders:assign_confirm",
    },
    {
      intent: "orders.unassign",
      label: "orders:unassign",
      icon: UserMinus,
      idsField: "orders",
      available: (rows) => rows.some(({ status }) => status === orderStatuses.byKey("ready")?.code),
      confirm: "orders:unassign_confirm",
    },
    {
      intent: "orders.prioritize",
      label: "orders:prioritize",
      icon: ChevronsUp,
      idsField: "orders",
      hotkey: "p",
      confirm: "orders:prioritize_confirm",
      fields: () => <PriorityField />,
    },
    {
      intent: "orders.hold",
      label: "orders:hold",
      icon: Pause,
      idsField: "orders",
      available: (rows) => rows.some(({ heldFor }) => heldFor === null),
      confirm: "orders:hold_confirm",
      fields: () => <OrderReasonField />,
    },
    {
      intent: "orders.release",
      label: "orders:release",
      icon: Play,
      idsField: "orders",
      available: (rows) => rows.some(({ heldFor }) => heldFor === HELD_BY_OFFICE),
      confirm: "orders:release_confirm",
    },
    {
      intent: "picklists.create",
      label: "picklists:create",
      icon: ListChecks,
      idsField: "orders",
      together: MAX_PICKLIST_ORDERS,
      confirm: "picklists:create_confirm",
    },
    {
      intent: "accounting.merchant_billing.generate_invoices",
      label: "orders:invoice",
      icon: FileText,
      idsField: "orders",
      together: 500,
      confirm: "orders:invoice_confirm",
      available: (rows) => rows.some(({ merchantName }) => merchantName !== null),
    },
    {
      intent: "orders.cancel",
      label: "orders:cancel_bulk",
      submitLabel: "orders:cancel_action",
      cancelLabel: "orders:keep_order",
      icon: Ban,
      danger: true,
      idsField: "orders",
      confirm: "orders:cancel_confirm",
      fields: () => <OrderReasonField />,
    },
  ],
  empty: { title: "orders:empty", text: "orders:empty_why" },
};

/** The reason that cancelling and holding require. */
export function OrderReasonField() {
  const { t } = useTranslation("orders");
  return <TextField name="reason" label={t("reason")} required maxLength={500} />;
}

function CodCell({ order }: { order: ListedOrder }) {
  if (order.codCurrency === null) return null;
  if (order.codAmount === null) return "…";
  return <MoneyText amount={order.codAmount} currency={order.codCurrency} />;
}

function KindCell({ order }: { order: ListedOrder }) {
  return useTranslate()(`orders:kind.${order.kind}`);
}
