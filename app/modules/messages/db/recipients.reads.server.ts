import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { readDoorCodes } from "#app/modules/orders/db/door-codes.reads.server.ts";
import { orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import type { OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import { connections, merchants } from "#app/modules/partners/db/partners.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { second } from "#app/platform/kernel/milliseconds.ts";
import { getSellerLogoPath } from "../model/brand.ts";
import { isPortalOf } from "./message-settings.reads.server.ts";
import { messageSettings } from "./messages.tables.ts";

/** An order with everything that a message to its customer may say. */
export interface Recipient {
  orderId: string;
  number: string;
  trackingToken: string;
  status: OrderStatus;
  email: string | null;
  phone: string | null;
  name: string;
  country: string;
  city: string | null;
  timezone: string;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  parcels: number;
  toPay: { amount: number; currency: string } | null;
  driver: string | null;
  merchantId: string | null;
  /** Name of the merchant, or without one of the carrier. */
  shop: string;
  carrier: string;
  /** Path of the seller's logo. */
  logo: string | null;
  /** The door code; null when none is required. */
  doorCode: string | null;
  /** Statuses that the merchant has its customers notified; null without a merchant. */
  trackingEvents: string[] | null;
  /** A request for another time waits for an answer. */
  isAsking: boolean;
}

/** These orders of the account with their customers, if the account has the feature `customer_messaging`. */
export async function readRecipients(
  db: Database,
  accountId: string,
  orderIds: readonly string[],
): Promise<Recipient[]> {
  const portals = alias(accounts, "portals");
  const rows = await db
    .select({
      orderId: orders.id,
      number: orders.number,
      trackingToken: orders.trackingToken,
      status: orders.status,
      email: orders.customerEmail,
      phone: orders.customerPhone,
      name: orders.customerName,
      destination: orders.destination,
      timezone: orders.timezone,
      deliveryFrom: orders.deliveryFrom,
      deliveryTo: orders.deliveryTo,
      parcels: orders.packageCount,
      codAmount: orders.codAmount,
      codCurrency: orders.codCurrency,
      isAsking: orders.hasCustomerRescheduleRequest,
      carrier: sql<string>`coalesce(${accounts.organizationName}, ${accounts.name})`,
      accountLogo: accounts.logo,
      merchantLogo: sql<string | null>`${messageSettings.settings} ->> '$.logo'`.as("merchant_logo"),
      portalId: portals.id,
      portalLogo: portals.logo,
      features: accounts.features,
      preferences: accounts.preferences,
      method: shippingMethods.settings,
      driver: agents.name,
      merchantId: orders.merchantId,
      merchantName: merchants.name,
      trackingEvents: merchants.trackingEvents,
    })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .leftJoin(
      shippingMethods,
      and(eq(shippingMethods.id, orders.shippingMethodId), eq(shippingMethods.accountId, orders.accountId)),
    )
    .leftJoin(merchants, and(eq(merchants.id, orders.merchantId), eq(merchants.accountId, orders.accountId)))
    .leftJoin(
      messageSettings,
      and(eq(messageSettings.accountId, orders.accountId), eq(messageSettings.merchantId, orders.merchantId)),
    )
    .leftJoin(connections, isPortalOf(orders.accountId, orders.merchantId))
    .leftJoin(portals, eq(portals.id, connections.merchantAccountId))
    .leftJoin(agents, and(eq(agents.id, orders.agentId), eq(agents.accountId, orders.accountId)))
    .where(and(eq(orders.accountId, accountId), inArray(orders.id, selectIds(orderIds))));
  const notifiable = rows.filter((row) => row.features.includes("customer_messaging"));
  const [first] = notifiable;
  const methods = notifiable.map(({ orderId, method }) => ({ id: orderId, method }));
  const account = first && { id: accountId, preferences: first.preferences };
  const codes = account ? await readDoorCodes(db, account, methods) : new Map<string, string>();
  return notifiable.map(({ destination, codAmount, codCurrency, merchantName, accountLogo: logo, ...read }) => {
    const { features: _, preferences: __, method: ___, merchantLogo, portalId, portalLogo, ...row } = read;
    const { merchantId } = row;
    return {
      ...row,
      country: destination.address.country,
      city: destination.address.city ?? null,
      toPay: codAmount !== null && codCurrency !== null ? { amount: codAmount, currency: codCurrency } : null,
      shop: merchantName ?? row.carrier,
      logo: getSellerLogoPath({ accountId, logo, merchantId, merchantLogo, portalId, portalLogo }),
      doorCode: codes.get(row.orderId) ?? null,
    };
  });
}

/** Which of these orders granted what their customer asked in the change made at a moment, and answered by mail. */
export async function readAcceptedRequests(
  db: Database,
  accountId: string,
  orderIds: readonly string[],
  at: number,
): Promise<Set<string>> {
  const near = sql`${orderEvents.at} between ${at - 2 * second} and ${at + 2 * second}`;
  const rows = await db
    .select({ id: orderEvents.orderId })
    .from(orderEvents)
    .innerJoin(orders, and(eq(orders.id, orderEvents.orderId), isNotNull(orders.customerEmail)))
    .where(
      and(
        inArray(orderEvents.orderId, selectIds(orderIds)),
        eq(orderEvents.accountId, accountId),
        near,
        sql`1 in (${orderEvents.detail} ->> 'reschedule_accepted', ${orderEvents.detail} ->> 'cancellation_accepted')`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
