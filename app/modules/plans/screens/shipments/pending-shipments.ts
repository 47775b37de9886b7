import { type ShipmentType, shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { ApiCaller } from "#app/ui/client/use-api.ts";

/** A pending shipment as a picker shows it. */
export interface PendingShipment {
  id: string;
  number: string;
  name: string;
  line: string;
  from: string | null;
  to: string | null;
}

/** How many a picker loads at once. */
export const MAX_PICKER_ROWS = 100;

/** Pending shipments of a type, newest first; `more` says whether there are others. */
export async function loadPendingShipments(
  call: ApiCaller,
  type: ShipmentType,
  search: string,
  signal: AbortSignal,
): Promise<{ shipments: PendingShipment[]; more: boolean }> {
  const query = {
    limit: MAX_PICKER_ROWS,
    filters: { status: [shipmentStatuses.code.pending] },
    search: search || null,
  };
  const body: unknown = await call(`shipments/${shipmentTypes.byCode(type).path}`, { query, signal });
  const data = getField(body, "data");
  const rows = getField(data, "shipments");
  const next = getField(getField(data, "pagination"), "next");
  return {
    shipments: Array.isArray(rows) ? rows.map(toPendingShipment) : [],
    more: next !== null && next !== undefined,
  };
}

function toPendingShipment(row: unknown): PendingShipment {
  const number = toText(getField(row, "number"));
  const line = toText(getField(row, "destination_line"));
  const delivery = { from: toText(getField(row, "delivery_from")), to: toText(getField(row, "delivery_to")) };
  return {
    id: toText(getField(row, "id")),
    number,
    name: toText(getField(row, "customer_name")) || line || number,
    line,
    from: delivery.from || toText(getField(row, "pickup_from")) || null,
    to: delivery.to || toText(getField(row, "pickup_to")) || null,
  };
}

function getField(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
