import type { PlaceSnapshot } from "#app/domain/kernel/place.ts";
import type { FailureReason, ShipmentStatus } from "#app/domain/shipments/shipment.enums.ts";

/** What a row of a shipments list needs to draw itself. */
export interface ShipmentListRow {
  id: string;
  number: string;
  status: ShipmentStatus;
  source: PlaceSnapshot;
  sourceLine: string;
  destinationLine: string;
  customerName: string | null;
  agentName: string | null;
  merchantName: string | null;
  pickupFrom: string | null;
  pickupTo: string | null;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  packageCount: number;
  weight: number;
  volume: number;
  orderCount: number;
  orderNumber: string | null;
  codAmount: number | null;
  codCurrency: string | null;
  failureReason: FailureReason | null;
  createdAt: number;
  completedAt: number | null;
}
