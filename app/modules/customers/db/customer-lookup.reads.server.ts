import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Lookup } from "#app/modules/orders/model/grid/grid-context.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toPlaceAddressInput } from "#app/platform/geo/place.ts";
import { formatPhones } from "#app/platform/kernel/phone.ts";
import { formatCustomerName } from "../model/customer.ts";
import { readCustomers } from "./customer-list.reads.server.ts";
import { addresses, contacts, customers } from "./customers.tables.ts";

/** Customers by name, phone or email, with what an order copies: the parts of the name, and the default address. */
export async function findCustomers(scope: Scope, search: string): Promise<Lookup[]> {
  const query = { sort: null, search, limit: 20, cursor: null, filters: [] };
  const { rows: found } = await readCustomers(scope, query);
  const ids = found.map(({ id }) => id);
  const account = scope.account.id;
  const [rows, places, people] = await Promise.all([
    scope.db
      .select()
      .from(customers)
      .where(and(eq(customers.accountId, account), inArray(customers.id, selectIds(ids)))),
    scope.db
      .select()
      .from(addresses)
      .where(and(eq(addresses.accountId, account), inArray(addresses.customerId, selectIds(ids))))
      .orderBy(desc(addresses.isDefault), asc(addresses.id)),
    scope.db
      .select()
      .from(contacts)
      .where(and(eq(contacts.accountId, account), inArray(contacts.customerId, selectIds(ids))))
      .orderBy(asc(contacts.position), asc(contacts.id)),
  ]);
  const written = formatPhones(rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const place = places.find(({ customerId }) => customerId === id);
    const point = place && place.longitude !== null && place.latitude !== null && !place.coarse;
    const data = {
      type: row.type,
      first_name: row.firstName ?? undefined,
      last_name: row.lastName ?? undefined,
      business_name: row.businessName ?? undefined,
      phone: row.phone ?? undefined,
      email: row.email ?? undefined,
      address: place && toPlaceAddressInput(place.address),
      contacts: people
        .filter(({ customerId }) => customerId === id)
        .map(({ id, name, phone, email }) => ({ id, name, phone: phone ?? "", email: email ?? "" })),
      point: point ? { longitude: place.longitude, latitude: place.latitude } : undefined,
    };
    const detail = [row.phone && written[row.phone], row.email].filter(Boolean).join(" · ");
    return [{ id, label: formatCustomerName(row), detail, data }];
  });
}
