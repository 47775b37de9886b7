import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import {
  createCollectionColumns,
  createColumn,
  createVolumeColumn,
  createWeightColumn,
  toLocalSpanCell,
} from "#app/platform/lists/export-columns.server.ts";
import type { ExportColumn } from "#app/platform/lists/export-list.server.ts";
import type { ManifestRow } from "../db/manifest.reads.server.ts";
import { getContactPhone } from "../model/contact-phone.ts";
import type { ShipmentPath } from "../model/shipment.enums.ts";

interface ManifestOptions {
  /** A PDF to print gets a column for signatures. */
  paper: boolean;
  type: ShipmentPath;
}

/** Columns of the driver's list: where to go, the contact there, what to carry, what to collect. */
export function buildManifestColumns({ paper, type }: ManifestOptions): ExportColumn<ManifestRow>[] {
  const meet = type === "pickups" || type === "returns" ? "source" : "destination";
  const collecting =
    type === "deliveries" ? createCollectionColumns<ManifestRow>("cod", "shipments:column.collections") : [];
  const signing = paper ? [createColumn<ManifestRow>("signature", "shipments:manifest.signature", () => "")] : [];
  return [
    createColumn("number", "shipments:column.number", (row) => row.number),
    createColumn("orders", "shipments:column.orders", (row) => row.orderNumbers ?? ""),
    createColumn("source", "shipments:fact.source", (row) => formatManifestPlace(row.source)),
    createColumn("destination", "shipments:fact.destination", (row) => formatManifestPlace(row.destination)),
    createColumn("contact", "shipments:manifest.contact", (row) => row[meet].contact?.name ?? row.customerName ?? ""),
    createColumn("phone", "orders:form.phone", (row) => getContactPhone(row, meet, row[meet]) ?? ""),
    createColumn("packages", "shipments:section.packages", (row) => row.packageCount),
    createWeightColumn("weight"),
    createVolumeColumn("volume"),
    createColumn("window", "shipments:manifest.window", (row) =>
      type === "pickups"
        ? toLocalSpanCell(row.pickupFrom, row.pickupTo)
        : toLocalSpanCell(row.deliveryFrom, row.deliveryTo),
    ),
    ...collecting,
    createColumn("notes", "shipments:section.notes", (row) => row.notes ?? ""),
    ...signing,
  ];
}

function formatManifestPlace({ name, address }: PlaceSnapshot): string {
  const town = [address.postalCode, address.city].filter(Boolean).join(" ");
  return [name, address.line1, address.line2, town].filter(Boolean).join(", ");
}
