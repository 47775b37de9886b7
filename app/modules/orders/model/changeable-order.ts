import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import type { Priority, ProofSetting } from "./order.enums.ts";
import type { OrderRequirements } from "./order-columns.ts";

/**
 * The columns of an order that changing its parts can affect: what the parts' forms show and what its timeline
 * compares.
 */
export interface ChangeableOrder {
  externalId: string | null;
  notes: string | null;
  proofOfDelivery: ProofSetting;
  proofOfPickup: ProofSetting;
  customerName: string;
  customerPhone: string | null;
  customerEmail: string | null;
  source: PlaceSnapshot;
  destination: PlaceSnapshot;
  requirements: OrderRequirements;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  pickupFrom: string | null;
  pickupTo: string | null;
  serviceMinutes: number | null;
  priority: Priority;
  tags: string[];
  metadata: Metadata;
}
