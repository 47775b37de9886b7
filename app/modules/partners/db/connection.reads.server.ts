import { and, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { invitations, users } from "#app/modules/identity/db/identity.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { type OrderStatus, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import { type ListQuery, parseListQuery } from "#app/platform/lists/list-query.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList, type SmallList } from "#app/platform/lists/small-list.server.ts";
import type { ConnectionStatus } from "../model/connection.states.ts";
import { connections, merchants } from "./partners.tables.ts";

/** A carrier as the merchant account sees it: connected or inviting. */
export interface CarrierView {
  id: string;
  name: string;
  country: string;
  known_as: string;
  status: ConnectionStatus;
  invitation_id: string | null;
  changed_at: number | null;
}

/** Columns of the lists of carriers, named as in the API. */
const carrierRows = sqliteTable("carriers_of_merchant", {
  id: text().notNull(),
  name: text().notNull(),
  country: text().notNull(),
  known_as: text().notNull(),
  status: text().$type<ConnectionStatus>().notNull(),
  invitation_id: text(),
  changed_at: integer(),
});

/** Sorting and filtering of carriers. */
export const carrierListDescription = {
  id: carrierRows.id,
  place: carrierRows.id,
  fields: {
    name: { sort: carrierRows.name },
    country: { sort: carrierRows.country, filter: { kind: "equals", column: carrierRows.country, values: "country" } },
    known_as: { sort: carrierRows.known_as },
    status: {
      sort: carrierRows.status,
      filter: { kind: "equals", column: carrierRows.status, values: ["invited", "accepted", "disconnected"] },
    },
    changed_at: { sort: carrierRows.changed_at, filter: { kind: "instant_day", column: carrierRows.changed_at } },
  },
  defaultSort: "name",
  defaultLimit: 50,
} satisfies ListDescription;

/**
 * Carriers that the account works or worked with, and those that invite the caller; empty for accounts that are no
 * merchants.
 */
function createCarrierList(scope: Scope): SmallList {
  const { id, kind } = scope.account;
  const requested = sql`(select i.id from ${invitations} i join ${users} u on u.email = i.email
    where u.id = ${scope.actor.id} and i.merchant_id is not null and i.accepted_at is null and i.revoked_at is null
      and i.declined_at is null and i.expires_at > ${now(scope)})`;
  const from = sql`(select c.id, a.name, a.country, m.name as known_as, c.status, c.invitation_id, c.changed_at
    from ${connections} c join ${accounts} a on a.id = c.carrier_account_id join ${merchants} m on m.id = c.merchant_id
    where ${kind} = 'merchant' and ((c.merchant_account_id = ${id} and c.status in ('accepted', 'disconnected'))
      or (c.status = 'invited' and c.invitation_id in ${requested}))) as carriers_of_merchant`;
  return { ...carrierListDescription, from, within: [], searched: [carrierRows.name, carrierRows.known_as] };
}

/** A page of the account's carriers, by name unless the query sorts otherwise. */
export function readCarrierPage(scope: Scope, query: ListQuery): Promise<Page<CarrierView>> {
  return readSmallList(scope, createCarrierList(scope), getTableColumns(carrierRows), query);
}

/** One of them; another account's is not found. */
export async function readCarrier(scope: Scope, id: string): Promise<CarrierView | null> {
  const list = createCarrierList(scope);
  const one = { ...list, within: [eq(carrierRows.id, id)] };
  const { rows } = await readSmallList(scope, one, getTableColumns(carrierRows), parseListQuery(new URLSearchParams()));
  return rows[0] ?? null;
}

/** The connection of one of the account's merchants. */
export async function readConnection(
  scope: Scope,
  merchantId: string,
): Promise<{ id: string; status: ConnectionStatus; invitationId: string | null } | null> {
  const [found] = await scope.db
    .select({ id: connections.id, status: connections.status, invitationId: connections.invitationId })
    .from(connections)
    .where(and(eq(connections.carrierAccountId, scope.account.id), eq(connections.merchantId, merchantId)));
  return found ?? null;
}

/** Number of orders of a connection under way: while there are any it cannot be ended. */
export async function countOpenOrders(scope: Scope, connectionId: string): Promise<number> {
  const [row] = await scope.db
    .select({ n: sql<number>`count(*)` })
    .from(connections)
    .innerJoin(
      orders,
      and(eq(orders.accountId, connections.carrierAccountId), eq(orders.merchantId, connections.merchantId)),
    )
    .where(and(eq(connections.id, connectionId), inArray(orders.status, [...openOrderStatuses])));
  return row?.n ?? 0;
}

/** When an open invitation was sent last. */
export async function readInvitation(
  scope: Scope,
  id: string,
): Promise<{ email: string; expiresAt: number | null } | null> {
  const [found] = await scope.db
    .select({ email: invitations.email, expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(and(eq(invitations.accountId, scope.account.id), eq(invitations.id, id), isNull(invitations.acceptedAt)));
  return found ?? null;
}

/** Statuses in which a carrier still works on an order: they keep carrier and merchant connected. */
export const openOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(({ phase }) => phase !== "over");
