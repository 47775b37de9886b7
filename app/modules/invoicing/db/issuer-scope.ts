import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";

/** The scope of a document's issuer: a merchant reads and disputes its carrier's documents, and writes then go to the carrier's account. */
export function toIssuerScope(scope: Scope, { accountId }: { accountId: string }): Scope {
  return { ...scope, account: { ...scope.account, id: accountId } };
}

/** The searchable name of the other party: the merchant, or in a portal the issuer. */
export function getOtherPartyName(
  { account }: Scope,
  merchant: SQLiteColumn,
  seller: SQLiteColumn,
): SQL | SQLiteColumn {
  return account.kind === "carrier" ? merchant : sql`json_extract(${seller}, '$.name')`;
}

/** The condition on the end of an id in a document address (`parseDocumentAddress`); none if the address has no end. */
export function matchesIdEnd(id: SQLiteColumn, end: string | null): SQL | undefined {
  return end === null ? undefined : sql`substr(${id}, -12) = ${end}`;
}

/** A row with the issuer's name in place of its full details. */
export type WithIssuerName<Row extends { seller: unknown }> = Omit<Row, "seller"> & { carrierName: string };

/** A page of documents with the issuers' names. */
export function withIssuerName<Row extends { seller: BillingProfile }>(page: Page<Row>): Page<WithIssuerName<Row>> {
  return {
    ...page,
    rows: page.rows.map(({ seller, ...row }) => ({ ...row, carrierName: seller.name ?? "" })),
  };
}
