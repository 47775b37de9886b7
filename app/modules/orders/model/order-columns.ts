import type { z } from "zod";
import type { windowSchema } from "#app/modules/places/model/place-draft.ts";
import { formatAddressSortLine } from "#app/platform/geo/address-line.ts";
import type { Contact, PlaceSnapshot } from "#app/platform/geo/place.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import type { GeocodingIssue, OrderStatus, PlaceIssues } from "./order.enums.ts";
import { getStatusAfterCorrection, mergePlaceIssues } from "./order.rules.ts";
import type { requirementsSchema } from "./order.ts";
import type { CustomerDraft } from "./order-customer.ts";
import { formatPreparedName, prepareCustomer } from "./prepare-customer.ts";
import type { PreparedCustomer } from "./prepared-order.ts";

// How input fields set columns of the order's row: the same for a new order, for replacing a part on the order's page,
// and for a patch through the API.

/** Pickup and delivery windows as local times. */
export interface OrderWindows {
  pickupFrom: string | null;
  pickupTo: string | null;
  deliveryFrom: string | null;
  deliveryTo: string | null;
}

interface Schedules {
  pickup_schedule?: z.output<typeof windowSchema> | undefined;
  delivery_schedule?: z.output<typeof windowSchema> | undefined;
}

/** A schedule is replaced as a whole: an end that it leaves out becomes open. A schedule that is not named stays. */
export function toWindowColumns(before: OrderWindows, { pickup_schedule, delivery_schedule }: Schedules): OrderWindows {
  const { pickupFrom, pickupTo, deliveryFrom, deliveryTo } = before;
  return {
    ...(pickup_schedule
      ? { pickupFrom: pickup_schedule.from ?? null, pickupTo: pickup_schedule.to ?? null }
      : { pickupFrom, pickupTo }),
    ...(delivery_schedule
      ? { deliveryFrom: delivery_schedule.from ?? null, deliveryTo: delivery_schedule.to ?? null }
      : { deliveryFrom, deliveryTo }),
  };
}

/** The empty windows of a new order. */
export const noWindows: OrderWindows = { pickupFrom: null, pickupTo: null, deliveryFrom: null, deliveryTo: null };

/** Whether delivery would have to end before pickup begins. */
export function isTooLate({ pickupFrom, deliveryTo }: OrderWindows): boolean {
  return pickupFrom !== null && deliveryTo !== null && pickupFrom >= deliveryTo;
}

/** The windows of an existing order with the given schedules replaced. */
export function applySchedules(before: OrderWindows, schedules: Schedules): Result<OrderWindows> {
  const windows = toWindowColumns(before, schedules);
  return isTooLate(windows) ? failFields({ "delivery_schedule.to": [{ code: "window_impossible" }] }) : ok(windows);
}

/** Requirements for vehicles and agents. */
export function toRequirementColumns(requested: z.output<typeof requirementsSchema>): OrderRequirements {
  return {
    vehicleTypes: requested.vehicle_types,
    vehicleOptions: requested.vehicle_options,
    allowedAgents: requested.allowed_agents,
    prohibitedVehicles: requested.prohibited_vehicles,
  };
}

/**
 * Replaces the customer: the name in lists and the contact at the destination. A phone number without a country code is
 * read in the destination's country.
 */
export function toCustomerColumns(draft: CustomerDraft, country: string): Result<ChangedCustomer> {
  const customer = prepareCustomer(draft, country);
  if (draft.phone && !customer.phone) return failFields({ "customer.phone": [{ code: "phone_invalid" }] });
  const { phone, email } = customer;
  const name = formatPreparedName(customer);
  return ok({
    customer,
    columns: { customerName: name, customerPhone: phone, customerEmail: email },
    contact: { name, phone: phone ?? undefined, email: email ?? undefined },
  });
}

interface ChangedCustomer {
  customer: PreparedCustomer;
  columns: { customerName: string; customerPhone: string | null; customerEmail: string | null };
  contact: Contact;
}

interface PlacedOrder {
  status: OrderStatus;
  placeIssues: PlaceIssues;
  source: PlaceSnapshot;
  destination: PlaceSnapshot;
  carrierAccountId: string | null;
}

type FoundPlace = { place: PlaceSnapshot; issues: GeocodingIssue[] } | null;

/**
 * Replaces places that were looked up; null keeps one. The contact at the destination stays. A Draft leaves Draft when
 * its address is found.
 */
export function toPlaceColumns(order: PlacedOrder, found: { source: FoundPlace; destination: FoundPlace }) {
  const source = found.source?.place ?? order.source;
  const { contact } = order.destination;
  const destination = found.destination ? { ...found.destination.place, contact } : order.destination;
  const placeIssues = {
    source: found.source?.issues ?? order.placeIssues.source,
    destination: found.destination?.issues ?? order.placeIssues.destination,
  };
  const issues = mergePlaceIssues(placeIssues);
  const isMoved = found.source !== null || found.destination !== null;
  return {
    source,
    sourceLocationId: source.kind === "location" ? (source.id ?? null) : null,
    destination,
    destinationLine: formatAddressSortLine(destination.address),
    issues,
    placeIssues,
    status: isMoved ? getStatusAfterCorrection(order.status, issues, order.carrierAccountId !== null) : order.status,
  };
}

/** Requirements for vehicles and agents. Vehicles are named by plate number, agents by id. */
export interface OrderRequirements {
  vehicleTypes: number[];
  vehicleOptions: string[];
  allowedAgents: string[];
  prohibitedVehicles: string[];
}
