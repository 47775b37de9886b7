import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";

/** The scope of whoever wrote a document: a merchant reads and disputes its carrier's, and what is written then is the carrier's. */
export function toIssuerScope(scope: Scope, { accountId }: { accountId: string }): Scope {
  return { ...scope, account: { ...scope.account, id: accountId } };
}

/** Whom the reader's documents are with, as a search finds it: the merchant; in a portal who wrote them. */
export function getOtherPartyName(
  { account }: Scope,
  merchant: SQLiteColumn,
  seller: SQLiteColumn,
): SQL | SQLiteColumn {
  return account.kind === "carrier" ? merchant : sql`json_extract(${seller}, '$.name')`;
}

/** The condition that an id ends as an address says (`parseDocumentAddress`); none where it says nothing of it. */
export function matchesIdEnd(id: SQLiteColumn, end: string | null): SQL | undefined {
  return end === null ? undefined : sql`substr(${id}, -12) = ${end}`;
}

/** A row of documents with the name of who wrote it, in place of all that stands on it. */
export type WithIssuerName<Row extends { seller: unknown }> = Omit<Row, "seller"> & { carrierName: string };

/** A page of documents, each by the name of who wrote it. */
export function withIssuerName<Row extends { seller: BillingProfile }>(page: Page<Row>): Page<WithIssuerName<Row>> {
  return {
    ...page,
    rows: page.rows.map(({ seller, ...row }) => ({ ...row, carrierName: seller.name ?? "" })),
  };
}
