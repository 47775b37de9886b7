import { sql } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Address, OpeningHours } from "#app/platform/geo/place.ts";
import type { SavedAddress } from "../model/address-rules.ts";

/** Maximum number of addresses read for one request. */
const MAX_ADDRESSES = 2_000;

interface SavedAddressRow extends Record<string, unknown> {
  phone: string | null;
  email: string | null;
  address: string;
  longitude: number | null;
  latitude: number | null;
  hours: string;
  types: string;
  vehicles: string;
  agents: string;
  minutes: number | null;
}

/**
 * Saved addresses of the account's customers with these phone numbers (E.164) or email addresses, the default first.
 */
export async function readSavedAddresses(
  scope: Scope,
  reach: { phones: readonly string[]; emails: readonly string[] },
): Promise<SavedAddress[]> {
  if (reach.phones.length + reach.emails.length === 0) return [];
  const whereIn = (column: "phone" | "email", values: readonly string[]) =>
    sql`select c.id, c.phone, c.email from json_each(${JSON.stringify(values)}) j
      cross join customers c indexed by ${sql.raw(`customers_${column}`)} on c.account_id = ${scope.account.id} and c.${sql.raw(column)} = j.value`;
  const rows = await scope.db.all<SavedAddressRow>(
    sql`select c.phone as phone, c.email as email, a.address as address, a.longitude as longitude, a.latitude as latitude,
        a.opening_hours as hours, a.allowed_vehicle_types as types, a.prohibited_vehicles as vehicles,
        a.allowed_agents as agents, a.service_minutes as minutes
      from (${whereIn("phone", reach.phones)} union ${whereIn("email", reach.emails)}) c
      cross join addresses a indexed by addresses_customer on a.account_id = ${scope.account.id} and a.customer_id = c.id
      order by a.is_default desc, a.id limit ${MAX_ADDRESSES}`,
  );
  return rows.map((row) => ({
    phone: row.phone,
    email: row.email,
    // Written by this application in these shapes (customers.tables.ts).
    address: JSON.parse(row.address) as Address,
    point:
      row.longitude !== null && row.latitude !== null ? { longitude: row.longitude, latitude: row.latitude } : null,
    openingHours: JSON.parse(row.hours) as OpeningHours[],
    allowedVehicleTypes: JSON.parse(row.types) as number[],
    prohibitedVehicles: JSON.parse(row.vehicles) as string[],
    allowedAgents: JSON.parse(row.agents) as string[],
    serviceMinutes: row.minutes,
  }));
}
