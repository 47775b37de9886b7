import { and, asc, desc, eq } from "drizzle-orm";
import { isVehicleType } from "#app/modules/fleet/model/fleet.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toPlaceAddressInput } from "#app/platform/geo/place.ts";
import {
  type CustomerAddressView,
  type CustomerContactView,
  type CustomerView,
  formatCustomerName,
} from "../model/customer.ts";
import { addresses, contacts, customers } from "./customers.tables.ts";

export interface CustomerDetails {
  customer: CustomerView;
  addresses: CustomerAddressView[];
  contacts: CustomerContactView[];
}

/** A customer of the account with its addresses, the default one first; null when the account does not have it. */
export async function readCustomerDetails(scope: Scope, id: string): Promise<CustomerDetails | null> {
  const account = scope.account.id;
  const [[row], places, people] = await scope.db.batch([
    scope.db
      .select()
      .from(customers)
      .where(and(eq(customers.accountId, account), eq(customers.id, id))),
    scope.db
      .select()
      .from(addresses)
      .where(and(eq(addresses.accountId, account), eq(addresses.customerId, id)))
      .orderBy(desc(addresses.isDefault), asc(addresses.id)),
    scope.db
      .select()
      .from(contacts)
      .where(and(eq(contacts.accountId, account), eq(contacts.customerId, id)))
      .orderBy(asc(contacts.position), asc(contacts.id)),
  ]);
  if (!row) return null;
  return { customer: toCustomerView(row), addresses: places.map(toAddressView), contacts: people.map(toContactView) };
}

function toCustomerView(row: typeof customers.$inferSelect): CustomerView {
  return {
    id: row.id,
    name: formatCustomerName(row),
    type: row.type,
    first_name: row.firstName ?? undefined,
    last_name: row.lastName ?? undefined,
    business_name: row.businessName ?? undefined,
    phone: row.phone ?? undefined,
    email: row.email ?? undefined,
    tags: row.tags,
    notes: row.notes ?? undefined,
    metadata: row.metadata,
    created_at: row.createdAt,
    version: row.version,
  };
}

function toContactView({ id, name, phone, email }: typeof contacts.$inferSelect): CustomerContactView {
  return { id, name, phone: phone ?? undefined, email: email ?? undefined };
}

function toPosition(coarse: boolean, longitude: number | null, latitude: number | null) {
  if (longitude === null || latitude === null) return { point: null, position: "none" as const };
  return { point: { longitude, latitude }, position: coarse ? ("coarse" as const) : ("exact" as const) };
}

function toAddressView({ address, longitude, latitude, ...row }: typeof addresses.$inferSelect): CustomerAddressView {
  return {
    id: row.id,
    label: row.label ?? undefined,
    address: toPlaceAddressInput(address),
    ...toPosition(row.coarse, longitude, latitude),
    service_minutes: row.serviceMinutes ?? undefined,
    opening_hours: row.openingHours,
    allowed_vehicle_types: row.allowedVehicleTypes.filter(isVehicleType),
    prohibited_vehicles: row.prohibitedVehicles,
    allowed_agents: row.allowedAgents,
    is_default: row.isDefault,
  };
}
