import type { ShipmentType } from "#app/domain/shipments/shipment.enums.ts";
import { shipmentTypes } from "#app/domain/shipments/shipment.enums.ts";

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

/** Pending shipments of a type from the list of shipments, newest first; `total` counts all that match. */
export async function loadPending(
  type: ShipmentType,
  search: string,
  signal: AbortSignal,
): Promise<{ shipments: PendingShipment[]; more: boolean }> {
  const query = new URLSearchParams({ limit: String(pickerLimit), "filters[status][]": "1" });
  if (search) query.set("search", search);
  const answer = await fetch(`/api/shipments/${shipmentTypes.of(type).path}?${query}`, { signal });
  if (!answer.ok) throw new Error(`pending shipments: ${answer.status}`);
  const body: unknown = await answer.json();
  const data = field(body, "data");
  const rows = field(data, "shipments") ?? field(data, "rows");
  const next = field(field(data, "pagination"), "next");
  return { shipments: Array.isArray(rows) ? rows.map(readRow) : [], more: next !== null && next !== undefined };
}

function readRow(row: unknown): PendingShipment {
  const destination = field(row, "destination");
  const address = field(destination, "address");
  const schedule = field(row, "dropoffSchedule") ?? field(row, "deliverySchedule");
  const name = text(field(row, "customerName")) || text(field(destination, "name"));
  const line = [text(field(address, "line1")), text(field(address, "postalCode")), text(field(address, "city"))];
  return {
    id: text(field(row, "id")),
    number: text(field(row, "number")),
    name: name || text(field(row, "number")),
    line: line.filter(Boolean).join(", "),
    from: text(field(schedule, "from")) || null,
    to: text(field(schedule, "to")) || null,
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
