import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { readDoorCodes } from "#app/modules/orders/db/door-codes.reads.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";

/** The recipient of mails about an order. */
export interface Recipient {
  orderId: string;
  number: string;
  trackingToken: string;
  email: string | null;
  customerName: string;
  country: string;
  /** Name of the merchant, or without one of the carrier. */
  sender: string;
  /** The door code; null when none is required. */
  doorCode: string | null;
  /** Events that the merchant chose; null without a merchant. */
  events: string[] | null;
}

/** Customers of these orders who have an e-mail address, if the account has the feature `customer_messaging`. */
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
  const notifiable = rows.filter((row) => row.features.includes("customer_messaging"));
  const [first] = notifiable;
  const methods = notifiable.map(({ orderId, method }) => ({ id: orderId, method }));
  const account = first && { id: accountId, preferences: first.preferences };
  const codes = account ? await readDoorCodes(db, account, methods) : new Map<string, string>();
  return notifiable.map((row) => ({
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
