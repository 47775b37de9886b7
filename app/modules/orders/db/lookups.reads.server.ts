import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import { readCustomers } from "#app/modules/customers/db/customer-list.reads.server.ts";
import { addresses, contacts, customers } from "#app/modules/customers/db/customers.tables.ts";
import { customerName } from "#app/modules/customers/model/customer.ts";
import { packageTemplates } from "#app/modules/workspace/db/settings.tables.ts";
import { idsIn } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { writtenAddress } from "#app/platform/geo/place.ts";
import { writtenPhones } from "#app/platform/kernel/phone.ts";
import { nameHolds } from "#app/platform/lists/names.reads.server.ts";
import type { Lookup } from "../model/grid/grid-context.ts";
import { orderDocuments } from "./orders.tables.ts";

const most = 200;

/** Active package templates by name: millimetres, grams, and cubic centimetres of those with a volume of their own. */
export async function findPackageTemplates(scope: Scope, search: string): Promise<Lookup[]> {
  const rows = await scope.db
    .select()
    .from(packageTemplates)
    .where(
      and(
        eq(packageTemplates.accountId, scope.account.id),
        eq(packageTemplates.active, true),
        nameHolds(packageTemplates.name, search),
      ),
    )
    .orderBy(asc(packageTemplates.name))
    .limit(most);
  return rows.map(({ id, name, type, length, width, height, weight, volume }) => {
    const measures = Object.entries({ length, width, height, weight, volume }).filter(
      ([, measure]) => measure !== null,
    );
    return { id, label: name, data: { type, ...Object.fromEntries(measures) } };
  });
}

/** Documents that wait for an order of whoever asks, the newest first; of one name the newest. */
export async function findWaitingDocuments(scope: Scope, search: string): Promise<Lookup[]> {
  const rows = await scope.db
    .select({ id: orderDocuments.id, name: orderDocuments.name })
    .from(orderDocuments)
    .where(
      and(
        eq(orderDocuments.accountId, scope.account.id),
        eq(orderDocuments.createdBy, scope.actor.id ?? "system"),
        isNull(orderDocuments.orderId),
        nameHolds(orderDocuments.name, search),
      ),
    )
    .orderBy(desc(orderDocuments.id))
    .limit(most);
  const newest = new Map(rows.toReversed().map(({ id, name }) => [name, id]));
  return [...newest].reverse().map(([label, id]) => ({ id, label }));
}

/** Customers by name, phone or e-mail, with what an order takes over: the parts of the name, and the default address. */
export async function findCustomers(scope: Scope, search: string): Promise<Lookup[]> {
  const query = { sort: null, search, limit: 20, cursor: null, filters: [] };
  const { rows: found } = await readCustomers(scope, query);
  const ids = found.map(({ id }) => id);
  const account = scope.account.id;
  const [rows, places, people] = await Promise.all([
    scope.db
      .select()
      .from(customers)
      .where(and(eq(customers.accountId, account), inArray(customers.id, idsIn(ids)))),
    scope.db
      .select()
      .from(addresses)
      .where(and(eq(addresses.accountId, account), inArray(addresses.customerId, idsIn(ids))))
      .orderBy(desc(addresses.isDefault), asc(addresses.id)),
    scope.db
      .select()
      .from(contacts)
      .where(and(eq(contacts.accountId, account), inArray(contacts.customerId, idsIn(ids))))
      .orderBy(asc(contacts.position), asc(contacts.id)),
  ]);
  const written = writtenPhones(rows);
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
      address: place && writtenAddress(place.address),
      contacts: people
        .filter(({ customerId }) => customerId === id)
        .map(({ id, name, phone, email }) => ({ id, name, phone: phone ?? "", email: email ?? "" })),
      point: point ? { longitude: place.longitude, latitude: place.latitude } : undefined,
    };
    const detail = [row.phone && written[row.phone], row.email].filter(Boolean).join(" · ");
    return [{ id, label: customerName(row), detail, data }];
  });
}
