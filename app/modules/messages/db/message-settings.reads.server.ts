import { type AnyColumn, and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { users } from "#app/modules/identity/db/identity.tables.ts";
import { ordersWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { connections, merchants } from "#app/modules/partners/db/partners.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { MessageEvent } from "../model/message.enums.ts";
import type { MessageSettings } from "../model/message-settings.ts";
import type { TemplateTexts } from "../model/template.ts";
import { messageSettings, messageTemplates } from "./messages.tables.ts";

/** The settings of an account, by merchant; its own are under the empty id. */
export async function readMessageSettings(
  db: Database,
  accountId: string,
): Promise<Map<string, { settings: MessageSettings; version: number }>> {
  const rows = await db.select().from(messageSettings).where(eq(messageSettings.accountId, accountId));
  return new Map(rows.map(({ merchantId, settings, version }) => [merchantId, { settings, version }]));
}

/** What decides how the seller of an order looks: logos, and the settings of the account and of its merchant. */
export async function readBrandSources(db: Database, accountId: string, merchantId: string | null) {
  const portals = alias(accounts, "portals");
  const rows = await db
    .select({
      settings: messageSettings.settings,
      owner: messageSettings.merchantId,
      logo: sql<string | null>`${accounts.logo}`.as("own"),
      portalId: sql<string | null>`${portals.id}`.as("portal"),
      portalLogo: sql<string | null>`${portals.logo}`.as("portal_logo"),
    })
    .from(accounts)
    .leftJoin(
      messageSettings,
      and(eq(messageSettings.accountId, accounts.id), inArray(messageSettings.merchantId, ["", merchantId ?? ""])),
    )
    .leftJoin(connections, isPortalOf(accounts.id, merchantId ?? ""))
    .leftJoin(portals, eq(portals.id, connections.merchantAccountId))
    .where(eq(accounts.id, accountId));
  const find = (owner: string) => rows.find((row) => row.owner === owner)?.settings ?? null;
  const { logo = null, portalId = null, portalLogo = null } = rows[0] ?? {};
  const merchant = merchantId === null ? null : find(merchantId);
  const merchantLogo = merchant?.logo ?? null;
  return { logos: { accountId, logo, merchantId, merchantLogo, portalId, portalLogo }, account: find(""), merchant };
}

/** Whether an account gave one of its merchants this version of a logo. */
export async function hasMerchantLogo(db: Database, accountId: string, version: string): Promise<boolean> {
  const isIt = sql`${messageSettings.settings} ->> '$.logo' = ${version}`;
  return (await db.$count(messageSettings, and(eq(messageSettings.accountId, accountId), isIt))) > 0;
}

/** The connection of a carrier's merchant with a workspace of its own, while it lasts. */
export const isPortalOf = (carrier: AnyColumn, merchant: AnyColumn | string) =>
  and(
    eq(connections.carrierAccountId, carrier),
    eq(connections.merchantId, merchant),
    eq(connections.status, "accepted"),
  );

/** The texts in use; the standard ones are null. */
export interface UsedTemplate {
  version: number;
  texts: TemplateTexts | null;
}

/** The key of a merchant's texts of an event. */
export const getTemplateKey = (merchantId: string, event: MessageEvent): string => `${merchantId} ${event}`;

/** The templates in use of an account and its merchants, by `getTemplateKey`. */
export async function readUsedTemplates(db: Database, accountId: string): Promise<Map<string, UsedTemplate>> {
  const rows = await db
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.accountId, accountId), isNotNull(messageTemplates.usedSince)))
    .orderBy(desc(messageTemplates.version));
  const used = new Map<string, UsedTemplate>();
  for (const { merchantId, event, version, texts } of rows) {
    const key = getTemplateKey(merchantId, event);
    if (!used.has(key)) used.set(key, { version, texts });
  }
  return used;
}

/** All versions of the texts of an event, the newest first. */
export function readTemplateVersions(db: Database, accountId: string, merchantId: string, event: MessageEvent) {
  return db
    .select({
      version: messageTemplates.version,
      texts: messageTemplates.texts,
      usedSince: messageTemplates.usedSince,
      createdAt: messageTemplates.createdAt,
      createdBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(messageTemplates)
    .leftJoin(users, eq(users.id, messageTemplates.createdBy))
    .where(
      and(
        eq(messageTemplates.accountId, accountId),
        eq(messageTemplates.merchantId, merchantId),
        eq(messageTemplates.event, event),
      ),
    )
    .orderBy(desc(messageTemplates.version))
    .limit(50);
}

/** The merchants of an account by name. */
export function readMerchantNames(db: Database, accountId: string) {
  return db
    .select({ id: merchants.id, name: merchants.name, trackingEvents: merchants.trackingEvents })
    .from(merchants)
    .where(and(eq(merchants.accountId, accountId), eq(merchants.active, true)))
    .orderBy(merchants.name)
    .limit(500);
}

/** The newest orders of the account, or of a merchant, to see a text with. */
export function readPreviewOrders(scope: Scope, merchantId: string) {
  return scope.db
    .select({ id: orders.id, number: orders.number, name: orders.customerName })
    .from(orders)
    .where(
      and(
        eq(orders.accountId, scope.account.id),
        merchantId ? eq(orders.merchantId, merchantId) : undefined,
        ordersWithinLocations(scope),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(20);
}

/** The address that a person signs in with. */
export async function readOwnAddress(db: Database, userId: string): Promise<string | null> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? null;
}
