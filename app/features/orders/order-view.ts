import type { PlaceSnapshot } from "#app/domain/kernel/place.ts";
import type { GeocodingIssue, OrderKind, OrderStatus } from "#app/domain/orders/order.enums.ts";

/** What a row of the orders list needs to draw itself. */
export interface OrderListRow {
  id: string;
  number: string;
  externalId: string | null;
  kind: OrderKind;
  status: OrderStatus;
  source: PlaceSnapshot;
  destination: PlaceSnapshot;
  customerName: string;
  merchantName: string | null;
  pickupFrom: string | null;
  pickupTo: string | null;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  packageCount: number;
  weight: number;
  volume: number;
  codAmount: number | null;
  codCurrency: string | null;
  tags: string[];
  issues: GeocodingIssue[];
  attempts: number;
  hasCustomerFeedback: boolean;
  hasCustomerRescheduleRequest: boolean;
  createdAt: number;
  completedAt: number | null;
}
