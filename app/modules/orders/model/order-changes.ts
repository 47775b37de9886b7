import type { ChangeValue, FieldChange } from "#app/platform/events/changes.ts";
import type { ChangeableOrder } from "./changeable-order.ts";
import { placeLine } from "./place-words.ts";

/** The fields that are compared, by the word that the timeline calls them. */
const fields = {
  external_id: (order: ChangeableOrder): ChangeValue => order.externalId,
  notes: (order) => order.notes,
  proof_of_delivery: (order) => order.proofOfDelivery,
  proof_of_pickup: (order) => order.proofOfPickup,
  customer: (order) => order.customerName,
  phone: (order) => order.customerPhone,
  email: (order) => order.customerEmail,
  source: (order) => placeLine(order.source),
  destination: (order) => placeLine(order.destination),
  vehicle_types: (order) => order.requirements.vehicleTypes,
  vehicle_options: (order) => order.requirements.vehicleOptions,
  allowed_agents: (order) => order.requirements.allowedAgents,
  prohibited_vehicles: (order) => order.requirements.prohibitedVehicles,
  delivery_schedule: (order) => windowOf(order.deliveryFrom, order.deliveryTo),
  pickup_schedule: (order) => windowOf(order.pickupFrom, order.pickupTo),
  service_minutes: (order) => order.serviceMinutes,
  priority: (order) => order.priority,
  tags: (order) => order.tags,
} satisfies Record<string, (order: ChangeableOrder) => ChangeValue>;

/** Fields that are rows of their own: their lines come ready-made. */
type ListedField = "packages" | "collections" | "documents" | "fees";
export type ChangedField = keyof typeof fields | ListedField;

/** One thing that a change did to an order: the timeline shows "from → to". */
export type OrderChange = FieldChange<ChangedField>;

/** What differs between an order as it was and as it is to be. */
export function changesBetween(before: ChangeableOrder, after: ChangeableOrder): OrderChange[] {
  return keysOf(fields).flatMap((field) => changed(field, fields[field](before), fields[field](after)));
}

/** A list of lines that was replaced; nothing for the same lines. */
export function changed(field: ChangedField, from: ChangeValue, to: ChangeValue): OrderChange[] {
  return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
}

function windowOf(from: string | null, to: string | null): ChangeValue {
  return from || to ? [from, to] : null;
}

function keysOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[];
}
