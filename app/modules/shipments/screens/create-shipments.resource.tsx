import { Truck } from "lucide-react";
import type { buildOrderList, OrderRow } from "#app/modules/orders/db/order-list.reads.server.ts";
import { orderKinds } from "#app/modules/orders/model/order.enums.ts";
import { facilityShipTypes, type ShipAs } from "#app/modules/orders/model/ship-order.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText, TimeWindowText } from "#app/ui/formats/date-time.tsx";
import { CountText, WeightText } from "#app/ui/formats/measures.tsx";
import { PlaceLine } from "#app/ui/formats/place-line.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";
import { LookupFields } from "#app/ui/resource/bulk/lookup-fields.tsx";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { Status } from "#app/ui/status/status.tsx";
import type { ShipmentPath } from "../model/shipment.enums.ts";

interface ShipmentChoice {
  type: ShipmentPath;
  as: ShipAs;
}

const returnOrdersQuery = ["return", "merchant_return"].map((kind) => `filters[kind][]=${kind}`).join("&");

/** Orders from which shipments of a type can be created; its only bulk action creates them. */
export function createShipmentsSpec({
  type,
  as,
}: ShipmentChoice): ResourceSpec<OrderRow, ListNameSet<ReturnType<typeof buildOrderList>>> {
  const scheduled = as === "pickup" ? "pickup_schedule" : "delivery_schedule";
  return {
    name: `create-${type}`,
    module: "orders",
    title: `shipments:create.title.${type}`,
    rowId: (order) => order.id,
    rowName: (order) => order.number,
    rowHref: (order) => `/orders/${order.number}`,
    searchPlaceholder: "orders:search",
    defaultSort: "-created_at",
    ...(as === "return" && {
      tabs: [{ key: "return_orders", label: "shipments:create.return_orders", query: returnOrdersQuery }] as const,
    }),
    columns: [
      {
        key: "number",
        header: "orders:column.number",
        width: 100,
        cell: (row) => <span className="cell-id">{row.number}</span>,
      },
      {
        key: "status",
        header: "orders:column.status",
        width: 132,
        cell: (row) => <Status kind="order" code={row.status} />,
      },
      {
        key: "source",
        header: "orders:column.source",
        long: true,
        width: 112,
        cell: (row) => row.source.name ?? row.source.address.city,
      },
      { key: "destination", header: "orders:column.destination", cell: (row) => <PlaceLine place={row.destination} /> },
      {
        key: "customer_name",
        header: "orders:column.customer",
        long: true,
        width: 128,
        cell: (row) => row.customerName,
      },
      {
        key: scheduled,
        header: as === "pickup" ? "orders:column.pickup" : "orders:column.delivery",
        width: 170,
        sortable: true,
        cell: (row) =>
          as === "pickup" ? (
            <TimeWindowText from={row.pickupFrom} to={row.pickupTo} />
          ) : (
            <TimeWindowText from={row.deliveryFrom} to={row.deliveryTo} />
          ),
      },
      {
        key: "packages",
        header: "orders:column.packages",
        width: 90,
        align: "right",
        cell: (row) => <CountText value={row.packageCount} />,
      },
      {
        key: "weight",
        header: "orders:column.weight",
        width: 90,
        align: "right",
        cell: (row) => <WeightText grams={row.weight} />,
      },
      {
        key: "created_at",
        header: "orders:column.created",
        width: 116,
        wide: true,
        sortable: true,
        cell: (row) => <DateTimeText at={row.createdAt} />,
      },
    ],
    filters: [
      { field: "source", label: "orders:column.source", kind: "reference" },
      { field: "merchant", label: "orders:column.merchant", kind: "reference" },
      { field: scheduled, label: as === "pickup" ? "orders:column.pickup" : "orders:column.delivery", kind: "date" },
      { field: "destination", label: "orders:column.destination", kind: "text" },
      {
        field: "kind",
        label: "orders:column.kind",
        kind: "enum",
        options: orderKinds.map((kind) => ({ value: kind, label: `orders:kind.${kind}` as const })),
      },
    ],
    bulkActions: [
      {
        intent: "shipments.create",
        label: `shipments:create.do.${type}`,
        icon: Truck,
        hotkey: "s",
        idsField: "orders",
        confirm: `shipments:create.confirm.${type}`,
        fields: () => <CreateFields as={as} />,
      },
    ],
    empty: { title: "shipments:create.empty", text: `shipments:create.empty_why.${type}` },
  };
}

/** The facility that a pickup or a transfer goes to. */
function CreateFields({ as }: Pick<ShipmentChoice, "as">) {
  const t = useTranslate();
  return (
    <>
      <input type="hidden" name="shipment_type" value={as} />
      {facilityShipTypes.includes(as) && (
        <LookupFields module="locations">
          {(places) => (
            <Select
              name="destination.location_id"
              label={t("orders:ship_as.facility")}
              placeholder={t("orders:ship_as.choose_facility")}
              options={places}
              required
            />
          )}
        </LookupFields>
      )}
    </>
  );
}
