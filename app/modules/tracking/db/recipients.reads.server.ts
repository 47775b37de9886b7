import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { readDoorCodes } from "#app/modules/orders/db/door-codes.reads.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";

/** Whom to tell about an order. */
export interface Recipient {
  orderId: string;
  number: string;
  trackingToken: string;
  email: string | null;
  customerName: string;
  country: string;
  /** Who sells, where there is a merchant; else who delivers. */
  sender: string;
  /** What the customer says at the door; null where no code is asked for. */
  doorCode: string | null;
  /** The merchant's choice of events; null without a merchant. */
  events: string[] | null;
}

/** The customers of these orders of an account that have an e-mail address, if the account writes to customers. */
export async function readRecipients(
  db: Database,
  accountId: string,
  orderIds: readonly string[],
): Promise<Recipient[]> {
  const rows = await db
    .select({
      orderId: orders.id,
      number: orders.number,
      trackingToken: orders.trackingToken,
      email: orders.customerEmail,
      customerName: orders.customerName,
      destination: orders.destination,
      accountName: sql<string>`coalesce(${accounts.organizationName}, ${accounts.name})`,
      features: accounts.features,
      preferences: accounts.preferences,
      method: shippingMethods.settings,
      merchantName: merchants.name,
      events: merchants.trackingEvents,
    })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .leftJoin(
      shippingMethods,
      and(eq(shippingMethods.id, orders.shippingMethodId), eq(shippingMethods.accountId, orders.accountId)),
    )
    .leftJoin(merchants, and(eq(merchants.id, orders.merchantId), eq(merchants.accountId, orders.accountId)))
    .where(
      and(eq(orders.accountId, accountId), inArray(orders.id, selectIds(orderIds)), isNotNull(orders.customerEmail)),
    );
  const told = rows.filter((row) => row.features.includes("customer_messaging"));
  const [first] = told;
  const coded = told.map(({ orderId, method }) => ({ id: orderId, method }));
  const account = first && { id: accountId, preferences: first.preferences };
  const codes = account ? await readDoorCodes(db, account, coded) : new Map<string, string>();
  return told.map((row) => ({
    orderId: row.orderId,
    number: row.number,
    trackingToken: row.trackingToken,
    email: row.email,
    customerName: row.customerName,
    country: row.destination.address.country,
    sender: row.merchantName ?? row.accountName,
    doorCode: codes.get(row.orderId) ?? null,
    events: row.events,
  }));
}
