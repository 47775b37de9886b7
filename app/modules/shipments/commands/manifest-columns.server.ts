import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import {
  collectionColumns,
  localSpan,
  volumeColumn,
  weightColumn,
  worded,
} from "#app/platform/lists/export-columns.server.ts";
import type { ExportColumn } from "#app/platform/lists/export-list.server.ts";
import type { ManifestRow } from "../db/manifest.reads.server.ts";
import { phoneAt } from "../model/reached-at.ts";
import type { ShipmentPath } from "../model/shipment.enums.ts";

interface Manifest {
  /** On paper there is room for a signature. */
  paper: boolean;
  type: ShipmentPath;
}

/** What a driver has in the hand: where to go, whom to meet, what to carry, what to collect. */
export function manifestColumns({ paper, type }: Manifest): ExportColumn<ManifestRow>[] {
  const meet = type === "pickups" || type === "returns" ? "source" : "destination";
  const collecting = type === "deliveries" ? collectionColumns<ManifestRow>("cod", "shipments:column.collections") : [];
  const signing = paper ? [worded<ManifestRow>("signature", "shipments:manifest.signature", () => "")] : [];
  return [
    worded("number", "shipments:column.number", (row) => row.number),
    worded("orders", "shipments:column.orders", (row) => row.orderNumbers ?? ""),
    worded("source", "shipments:fact.source", (row) => placeOf(row.source)),
    worded("destination", "shipments:fact.destination", (row) => placeOf(row.destination)),
    worded("contact", "shipments:manifest.contact", (row) => row[meet].contact?.name ?? row.customerName ?? ""),
    worded("phone", "orders:form.phone", (row) => phoneAt(row, meet, row[meet]) ?? ""),
    worded("packages", "shipments:section.packages", (row) => row.packageCount),
    weightColumn("weight"),
    volumeColumn("volume"),
    worded("window", "shipments:manifest.window", (row) =>
      type === "pickups" ? localSpan(row.pickupFrom, row.pickupTo) : localSpan(row.deliveryFrom, row.deliveryTo),
    ),
    ...collecting,
    worded("notes", "shipments:section.notes", (row) => row.notes ?? ""),
    ...signing,
  ];
}

function placeOf({ name, address }: PlaceSnapshot): string {
  const town = [address.postalCode, address.city].filter(Boolean).join(" ");
  return [name, address.line1, address.line2, town].filter(Boolean).join(", ");
}
