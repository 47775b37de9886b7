import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { type DirectoryListing, type ListedCarrier, noListing } from "#app/domain/settings/directory-listing.ts";
import type { Statement } from "../kernel/commit.server.ts";
import type { Database } from "../kernel/database.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { accounts, directoryListings } from "../schema/index.ts";
import { nextVersion } from "./catalogue.writes.server.ts";

type Row = typeof directoryListings.$inferSelect;

function said({ about, services, countries, areas, website, email, phone }: Row) {
  const [words, site, mail, call] = [about, website, email, phone].map((each) => each ?? undefined);
  return { about: words, services, countries, areas, website: site, email: mail, phone: call };
}

/** The account's own listing, and the version that was seen; 0 before the first. */
export async function readListing(scope: Scope): Promise<{ listing: DirectoryListing; version: number }> {
  const [row] = await scope.db
    .select()
    .from(directoryListings)
    .where(eq(directoryListings.accountId, scope.account.id));
  return row
    ? { listing: { listed: row.listed, ...said(row) }, version: row.version }
    : { listing: noListing, version: 0 };
}

/** Writes the listing anew over the version that was seen: another one in between loses the race. */
export function writeListing(scope: Scope, listing: DirectoryListing, seen: number): Statement {
  const { listed, about = null, services, countries, areas, website = null, email = null, phone = null } = listing;
  const set = { listed, about, services, countries, areas, website, email, phone, changedAt: now(scope) };
  const next = { ...set, version: nextVersion(directoryListings.version, seen) };
  const { id } = scope.account;
  if (seen > 0) return scope.db.update(directoryListings).set(next).where(eq(directoryListings.accountId, id));
  return scope.db
    .insert(directoryListings)
    .values({ accountId: id, ...set, version: 1 })
    .onConflictDoUpdate({ target: directoryListings.accountId, set: next });
}

/** Carriers of a page of the directory. */
export const directoryPage = 50;

/** What somebody looks for; `after` is where the page before ended: name and id. */
export interface DirectoryQuestion {
  search: string;
  country: string;
  after: readonly [name: string, id: string] | null;
}

const companyName = sql<string>`coalesce(nullif(${accounts.organizationName}, ''), ${accounts.name})`;

/** Carriers that want to be found, by name; nobody's sandbox and nobody whose subscription is over. One more than a page, where there are more. */
export async function readDirectory(
  db: Database,
  { search, country, after }: DirectoryQuestion,
): Promise<ListedCarrier[]> {
  const { areas, about, countries } = directoryListings;
  const words = sql`lower(${companyName} || ' ' || coalesce(${about}, '') || ' ' || ${areas})`;
  const rows = await db
    .select({ id: accounts.id, name: companyName, country: accounts.country, row: directoryListings })
    .from(directoryListings)
    .innerJoin(accounts, eq(accounts.id, directoryListings.accountId))
    .where(
      and(
        eq(directoryListings.listed, true),
        eq(accounts.kind, "carrier"),
        isNull(accounts.sandboxOf),
        isNull(accounts.cancelledAt),
        search ? sql`instr(${words}, ${search.toLowerCase()}) > 0` : undefined,
        country ? sql`exists (select 1 from json_each(${countries}) c where c.value = ${country})` : undefined,
        after ? sql`(${companyName}, ${accounts.id}) > (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(asc(companyName), asc(accounts.id))
    .limit(directoryPage + 1);
  return rows.map(({ row, ...carrier }) => ({ ...carrier, ...said(row) }));
}
