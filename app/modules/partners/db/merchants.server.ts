import { and, eq, isNull } from "drizzle-orm";
import { invitations } from "#app/modules/identity/db/identity.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { toBillingProfile, toBillingProfileInput } from "#app/modules/workspace/model/billing-profile.ts";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { type MerchantInput, type MerchantView, toMinorLimits } from "../model/merchant.ts";
import { findSettlementDay, toSettlementTerms, toSettlementTermsInput } from "../model/settlement-terms.ts";
import { connections, merchants } from "./partners.tables.ts";

/** Sorting and filtering; the first is the default sort. */
export const merchantFields = {
  name: { sort: merchants.name },
  owner: { sort: merchants.ownerName },
  tags: { filter: { kind: "member", column: merchants.tags, values: "text" } },
} satisfies ListFields;

/** Merchants as stored. */
export const merchantRows = createCatalogueRows<typeof merchants, MerchantInput, MerchantView>({
  table: merchants,
  label: merchants.name,
  getName: ({ name }) => name,
  searchColumns: [merchants.name, merchants.ownerName, merchants.email, merchants.phone],
  fields: merchantFields,
  columns: (scope, input) => ({
    name: input.name,
    ownerName: input.owner_name ?? null,
    email: input.email ?? null,
    phone: input.phone ?? null,
    tags: input.tags,
    billingLimits: toMinorLimits(input.billing_limits),
    currency: input.currency,
    shippingMethodIds: input.shipping_methods,
    locationIds: input.locations,
    measurement: input.measurement ?? null,
    trackingEvents: input.tracking_events,
    defaultProof: input.default_proof,
    managed: input.managed,
    billing: toBillingProfile(input.billing),
    ...toSettlementColumns(scope, input),
  }),
  read: readMerchants,
});

/** The terms of settlements, and the next day that they name: today is one too. */
function toSettlementColumns(scope: Scope, { settlement, currency }: MerchantInput) {
  const terms = toSettlementTerms(settlement, currency);
  return {
    settlement: terms,
    settlesNext: findSettlementDay(terms, toLocalDate(now(scope), scope.account.timezone)),
  };
}

/** Merchants by id, as screens and the API read them, with their portal's state. */
export async function readMerchants(scope: Scope, ids: readonly string[]): Promise<MerchantView[]> {
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
    .where(isOwnRow(scope, merchants, ids));
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
      amount: formatDecimal({ amount, currency }),
    })),
    tracking_events: row.trackingEvents,
    default_proof: row.defaultProof,
    managed: row.managed,
    billing: toBillingProfileInput(row.billing),
    settlement: toSettlementTermsInput(row.settlement, row.currency),
    settles_next: row.settlesNext,
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
