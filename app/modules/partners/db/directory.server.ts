import { and, asc, eq, sql } from "drizzle-orm";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import {
  type DirectoryListing,
  EMPTY_LISTING,
  type ListedCarrier,
} from "#app/modules/workspace/model/directory-listing.ts";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { directoryListings, directoryPlaces } from "./partners.tables.ts";

type Row = typeof directoryListings.$inferSelect;

function toDirectoryListing({ about, services, countries, areas, website, email, phone }: Row) {
  const [text, websiteUrl, mail, phoneNumber] = [about, website, email, phone].map((each) => each ?? undefined);
  return { about: text, services, countries, areas, website: websiteUrl, email: mail, phone: phoneNumber };
}

/** The account's own listing and its version; 0 before the first save. */
export async function readListing(scope: Scope): Promise<{ listing: DirectoryListing; version: number }> {
  const [row] = await scope.db
    .select()
    .from(directoryListings)
    .where(eq(directoryListings.accountId, scope.account.id));
  return row
    ? { listing: { listed: row.listed, ...toDirectoryListing(row) }, version: row.version }
    : { listing: EMPTY_LISTING, version: 0 };
}

/** Saves the listing at an expected version; a change in between loses the race. */
export function writeListing(scope: Scope, listing: DirectoryListing, expectedVersion: number): Statement {
  const { listed, about = null, services, countries, areas, website = null, email = null, phone = null } = listing;
  const set = { listed, about, services, countries, areas, website, email, phone, changedAt: now(scope) };
  const next = { ...set, version: incrementVersion(directoryListings.version, expectedVersion) };
  const { id } = scope.account;
  if (expectedVersion > 0)
    return scope.db.update(directoryListings).set(next).where(eq(directoryListings.accountId, id));
  return scope.db
    .insert(directoryListings)
    .values({ accountId: id, ...set, version: 1 })
    .onConflictDoUpdate({ target: directoryListings.accountId, set: next });
}

/** Cursor of a directory page: name and id of its last entry. */
export type DirectoryCursor = readonly [sortName: string, id: string];

/** Selects listings: of a country, or of all (``); the start of the page; the page size. */
interface DirectoryQuery {
  country: string;
  after: DirectoryCursor | null;
  limit: number;
}

const companyName = sql<string>`coalesce(nullif(${accounts.organizationName}, ''), ${accounts.name})`;

/**
 * Carriers with a visible listing, by name; no sandboxes and no ended subscriptions. Walks the index of places, so the
 * rows read are the rows returned, however many carriers there are.
 */
export async function readDirectoryListings(
  db: Database,
  { country, after, limit }: DirectoryQuery,
): Promise<(ListedCarrier & { place: DirectoryCursor })[]> {
  const { sortName, accountId } = directoryPlaces;
  const rows = await db
    .select({ id: accountId, sortName, name: companyName, country: accounts.country, row: directoryListings })
    .from(directoryPlaces)
    .innerJoin(directoryListings, eq(directoryListings.accountId, accountId))
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(
      and(
        eq(directoryPlaces.country, country),
        after ? sql`(${sortName}, ${accountId}) > (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(asc(sortName), asc(accountId))
    .limit(limit);
  return rows.map(({ row, sortName, ...carrier }) => ({
    ...carrier,
    ...toDirectoryListing(row),
    place: [sortName, carrier.id],
  }));
}
