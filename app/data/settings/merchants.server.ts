import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { decimalOf } from "#app/domain/kernel/money.ts";
import { limitsOf, type MerchantInput, type MerchantView } from "#app/domain/merchants/merchant.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { accounts, connections, invitations, merchants } from "../schema/index.ts";
import { nextVersion } from "./catalogue.writes.server.ts";

function columnsOf(input: MerchantInput) {
  return {
    name: input.name,
    ownerName: input.owner_name ?? null,
    email: input.email ?? null,
    phone: input.phone ?? null,
    tags: input.tags,
    billingLimits: limitsOf(input.billing_limits),
    currency: input.currency,
    shippingMethodIds: input.shipping_methods,
    locationIds: input.locations,
    measurement: input.measurement ?? null,
    trackingEvents: input.tracking_events,
    defaultProof: input.default_proof,
    managed: input.managed,
  };
}

/** A new merchant; it is active. */
export function insertMerchant(scope: Scope, id: string, input: MerchantInput): Statement {
  const row = { id, accountId: scope.account.id, active: true, createdAt: now(scope), ...columnsOf(input) };
  return scope.db.insert(merchants).values(row);
}

/** Writes a merchant anew; fails when it is not at version `seen`. */
export function updateMerchant(scope: Scope, id: string, seen: number, input: MerchantInput): Statement {
  return scope.db
    .update(merchants)
    .set({ ...columnsOf(input), version: nextVersion(merchants.version, seen) })
    .where(and(eq(merchants.accountId, scope.account.id), eq(merchants.id, id)));
}

/** Merchants by id, as screens and the API read them, with how their portals stand. */
export function readMerchants(scope: Scope, ids: readonly string[]): Promise<MerchantView[]> {
  return readWhere(scope, inArray(merchants.id, idsIn(ids)));
}

async function readWhere(scope: Scope, wanted: SQL): Promise<MerchantView[]> {
  const rows = await scope.db
    .select({
      row: merchants,
      status: connections.status,
      email: invitations.email,
      expiresAt: invitations.expiresAt,
      workspace: accounts.name,
    })
    .from(merchants)
    .leftJoin(connections, eq(connections.merchantId, merchants.id))
    .leftJoin(invitations, and(eq(invitations.id, connections.invitationId), isNull(invitations.revokedAt)))
    .leftJoin(accounts, and(eq(accounts.id, connections.merchantAccountId), eq(connections.status, "accepted")))
    .where(and(eq(merchants.accountId, scope.account.id), wanted));
  return rows.map(({ row, status, email, expiresAt, workspace }) => ({
    id: row.id,
    name: row.name,
    owner_name: row.ownerName ?? undefined,
    email: row.email ?? undefined,
    phone: row.phone ?? undefined,
    currency: row.currency,
    shipping_methods: row.shippingMethodIds,
    locations: row.locationIds,
    tags: row.tags,
    billing_limits: Object.entries(row.billingLimits).map(([currency, amount]) => ({
      currency,
      amount: decimalOf({ amount, currency }),
    })),
    tracking_events: row.trackingEvents,
    default_proof: row.defaultProof,
    managed: row.managed,
    measurement: row.measurement ?? undefined,
    connection: status ?? "none",
    invited_email: email,
    expires_at: status === "invited" ? expiresAt : null,
    workspace,
    active: row.active,
    created_at: row.createdAt,
    version: row.version,
  }));
}
