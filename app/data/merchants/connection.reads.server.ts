import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { ConnectionStatus } from "#app/domain/merchants/connection.states.ts";
import { openOrderStatuses } from "#app/domain/merchants/open-orders.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { accounts, connections, invitations, merchants, orders, users } from "../schema/index.ts";

/** A carrier as the merchant account sees it: connected, or asking to be. */
export interface CarrierView {
  id: string;
  name: string;
  country: string;
  known_as: string;
  status: ConnectionStatus;
  invitation_id: string | null;
  changed_at: number | null;
}

const columns = {
  id: connections.id,
  name: accounts.name,
  country: accounts.country,
  known_as: merchants.name,
  status: connections.status,
  invitation_id: connections.invitationId,
  changed_at: connections.changedAt,
};

function read(scope: Scope, wanted?: SQL) {
  const own = eq(connections.merchantAccountId, scope.account.id);
  const asked = sql`(select i.id from ${invitations} i join ${users} u on u.email = i.email
    where u.id = ${scope.actor.id} and i.merchant_id is not null and i.accepted_at is null and i.revoked_at is null
      and i.declined_at is null and i.expires_at > ${now(scope)})`;
  const invited = and(eq(connections.status, "invited"), inArray(connections.invitationId, asked));
  return scope.db
    .select(columns)
    .from(connections)
    .innerJoin(accounts, eq(accounts.id, connections.carrierAccountId))
    .innerJoin(merchants, eq(merchants.id, connections.merchantId))
    .where(and(or(invited, and(own, inArray(connections.status, ["accepted", "disconnected"]))), wanted))
    .orderBy(asc(accounts.name), asc(connections.id));
}

/** The carriers that the account works or worked with, and those that invite the person who asks. */
export async function readCarriers(scope: Scope): Promise<CarrierView[]> {
  return scope.account.kind === "merchant" ? read(scope).limit(200) : [];
}

/** One of them; a foreign one looks like none. */
export async function readCarrier(scope: Scope, id: string): Promise<CarrierView | null> {
  const [found] = scope.account.kind === "merchant" ? await read(scope, eq(connections.id, id)) : [];
  return found ?? null;
}

/** The connection of a merchant of the account's settings. */
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

/** How many orders of a connection are under way: with them it is not cut. */
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
