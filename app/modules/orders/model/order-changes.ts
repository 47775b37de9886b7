import type { ChangeValue, FieldChange } from "#app/platform/events/changes.ts";
import { formatAddressLine } from "#app/platform/geo/address-line.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { ChangeableOrder } from "./changeable-order.ts";

/** The fields that are compared, with their names on the timeline. */
const comparedFields = {
  external_id: (order: ChangeableOrder): ChangeValue => order.externalId,
  notes: (order) => order.notes,
  proof_of_delivery: (order) => order.proofOfDelivery,
  proof_of_pickup: (order) => order.proofOfPickup,
  customer: (order) => order.customerName,
  phone: (order) => order.customerPhone,
  email: (order) => order.customerEmail,
  source: (order) => formatPlaceLine(order.source),
  destination: (order) => formatPlaceLine(order.destination),
  vehicle_types: (order) => order.requirements.vehicleTypes,
  vehicle_options: (order) => order.requirements.vehicleOptions,
  allowed_agents: (order) => order.requirements.allowedAgents,
  prohibited_vehicles: (order) => order.requirements.prohibitedVehicles,
  delivery_schedule: (order) => toWindowValue(order.deliveryFrom, order.deliveryTo),
  pickup_schedule: (order) => toWindowValue(order.pickupFrom, order.pickupTo),
  service_minutes: (order) => order.serviceMinutes,
  priority: (order) => order.priority,
  tags: (order) => order.tags,
  metadata: (order) => order.metadata,
} satisfies Record<string, (order: ChangeableOrder) => ChangeValue>;

/** Lists, and fields that only their customer changes: their changes are passed in ready-made. */
type ListedField = "packages" | "collections" | "documents" | "fees" | "delivery_wishes";
export type ChangedField = keyof typeof comparedFields | ListedField;

/** One changed field: the timeline shows "from → to". */
export type OrderChange = FieldChange<ChangedField>;

/** The differences between an order before and after a change. */
export function listOrderChanges(before: ChangeableOrder, after: ChangeableOrder): OrderChange[] {
  return listKeys(comparedFields).flatMap((field) =>
    compareField(field, comparedFields[field](before), comparedFields[field](after)),
  );
}

/** The change of a list of lines; nothing when the lines are equal. */
export function compareField(field: ChangedField, from: ChangeValue, to: ChangeValue): OrderChange[] {
  return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
}

function toWindowValue(from: string | null, to: string | null): ChangeValue {
  return from || to ? [from, to] : null;
}

function listKeys<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[];
}

/** A place in one line, for timelines. */
export function formatPlaceLine({ name, address }: PlaceSnapshot): string {
  const { line2, region, directions } = address;
  return [name, formatAddressLine(address), line2, region, directions].filter(Boolean).join(", ");
}

/** The contact person of a place, in one line. */
export function formatPlaceContact({ contact }: PlaceSnapshot): string {
  return [contact?.name, contact?.phone, contact?.email].filter(Boolean).join(", ");
}
