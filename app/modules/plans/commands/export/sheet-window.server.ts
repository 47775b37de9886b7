import type { PrintedShipment, PrintedStop } from "../../db/printed-plan.reads.server.ts";

/** "2026-11-23 08:00 – 12:00" without the date on the plan's own day; a single time when the other side is open. */
export function formatSheetWindow(from: string | null, to: string | null, day: string): string {
  const short = (text: string) => (text.startsWith(day) ? text.slice(11, 16) : text.slice(0, 16).replace("T", " "));
  return [from, to]
    .map((end) => (end ? short(end) : ""))
    .join(" – ")
    .replace(/^ – $/, "");
}

/** When a stop may be served, by its side of the shipment. */
export function formatSheetStopWindow(
  { type }: Pick<PrintedStop, "type">,
  shipment: PrintedShipment,
  day: string,
): string {
  return type === "pickup"
    ? formatSheetWindow(shipment.pickupFrom, shipment.pickupTo, day)
    : formatSheetWindow(shipment.deliveryFrom, shipment.deliveryTo, day);
}
