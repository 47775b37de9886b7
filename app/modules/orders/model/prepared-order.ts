import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import type {
  GeocodingIssue,
  OrderKind,
  OrderStatus,
  PackageType,
  PaymentMethod,
  PlaceIssues,
  Priority,
  ProofSetting,
} from "./order.enums.ts";
import type { OrderRequirements } from "./order-columns.ts";

/** An order that passed every rule, in the units of the database, ready to be written. */
export interface PreparedOrder {
  id: string;
  number: string;
  trackingToken: string;
  kind: OrderKind;
  status: OrderStatus;
  accountId: string;
  /** The merchant account that owns it. */
  ownerAccountId: string | null;
  carrierAccountId: string | null;
  shippingMethodId: string | null;
  merchantId: string | null;
  externalId: string | null;
  source: PlaceSnapshot;
  destination: PlaceSnapshot;
  sourceLocationId: string | null;
  destinationLine: string;
  /** Null only for internal orders, which have no customer. */
  customer: PreparedCustomer | null;
  customerName: string;
  timezone: string;
  pickupFrom: string | null;
  pickupTo: string | null;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  /** The slot of a checkout that it books. */
  slotHoldId: string | null;
  serviceMinutes: number | null;
  priority: Priority;
  packageCount: number;
  weight: number;
  volume: number;
  codAmount: number | null;
  codCurrency: string | null;
  proofOfDelivery: ProofSetting;
  proofOfPickup: ProofSetting;
  requirements: OrderRequirements;
  tags: string[];
  notes: string | null;
  metadata: Metadata;
  issues: GeocodingIssue[];
  placeIssues: PlaceIssues;
  /** The import and row that created it; writing the same pair again changes nothing. */
  importId: string | null;
  importRow: number | null;
  createdAt: number;
  packages: PreparedPackage[];
  items: PreparedItem[];
  collections: PreparedCollection[];
}

export interface PreparedCustomer {
  type: 1 | 2;
  firstName: string | null;
  lastName: string | null;
  businessName: string | null;
  /** E.164. */
  phone: string | null;
  /** Lower case. */
  email: string | null;
}

/** Of one package: millimeters, grams, cubic centimeters. */
export interface PreparedPackage {
  type: PackageType;
  name: string | null;
  barcode: string | null;
  externalId: string | null;
  quantity: number;
  length: number | null;
  width: number | null;
  height: number | null;
  weight: number | null;
  volume: number | null;
}

export interface PreparedItem {
  sku: string | null;
  name: string;
  quantity: number;
}

/** Minor units. */
export interface PreparedCollection {
  amount: number;
  currency: string;
  method: PaymentMethod;
  prepaymentRequired: boolean;
}
