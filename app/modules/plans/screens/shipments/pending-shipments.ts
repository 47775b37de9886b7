import type { ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Call } from "#app/ui/client/use-api.ts";

/** A shipment that waits for a plan, as a picker shows it. */
export interface PendingShipment {
  id: string;
  number: string;
  name: string;
  line: string;
  from: string | null;
  to: string | null;
}

/** How many a picker loads at once. */
export const pickerLimit = 100;

/** Pending shipments of a type from the list of shipments, newest first; `more` says that there are others. */
export async function loadPending(
  call: Call,
  type: ShipmentType,
  search: string,
  signal: AbortSignal,
): Promise<{ shipments: PendingShipment[]; more: boolean }> {
  const query = { limit: pickerLimit, filters: { status: [1] }, search: search || null };
  const body: unknown = await call(`shipments/${shipmentTypes.of(type).path}`, { query, signal });
  const data = field(body, "data");
  const rows = field(data, "shipments");
  const next = field(field(data, "pagination"), "next");
  return { shipments: Array.isArray(rows) ? rows.map(readRow) : [], more: next !== null && next !== undefined };
}

function readRow(row: unknown): PendingShipment {
  const number = text(field(row, "number"));
  const line = text(field(row, "destination_line"));
  const delivery = { from: text(field(row, "delivery_from")), to: text(field(row, "delivery_to")) };
  return {
    id: text(field(row, "id")),
    number,
    name: text(field(row, "customer_name")) || line || number,
    line,
    from: delivery.from || text(field(row, "pickup_from")) || null,
    to: delivery.to || text(field(row, "pickup_to")) || null,
  };
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
