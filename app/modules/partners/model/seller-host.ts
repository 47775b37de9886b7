import { day } from "#app/platform/kernel/milliseconds.ts";

/** Whose orders a host shows: the account's, or with a merchant only the merchant's. */
export interface HostOwner {
  accountId: string;
  /** Empty for all of the account's. */
  merchantId: string;
}

/** A host name of tracking pages, as its owners see it. */
export interface SellerHost extends HostOwner {
  host: string;
  token: string;
  /** Milliseconds UTC; null until the owner of the name proved it. */
  verifiedAt: number | null;
  version: number;
}

/** How often the record of a verified name is looked for, and how long it may be gone. */
const CHECK_EVERY_MS = day;
const MISSING_AT_MOST_MS = 3 * day;

/** Names that were looked for before this are looked for again. */
export const getCheckLimit = (now: number): number => now - CHECK_EVERY_MS;

/** What a look at the name servers makes of a verified name; without an answer it stays as it is. */
export function checkAgain(
  { missingSince }: { missingSince: number | null },
  isThere: boolean | null,
  now: number,
): { missingSince: number | null; isLost: boolean } {
  if (isThere === null) return { missingSince, isLost: false };
  if (isThere) return { missingSince: null, isLost: false };
  const since = missingSince ?? now;
  return { missingSince: since, isLost: now - since >= MISSING_AT_MOST_MS };
}

/** Whether an order is one of those that a host shows. */
export function isShownAt(owner: HostOwner, order: { accountId: string; merchantId: string | null }): boolean {
  return owner.accountId === order.accountId && (owner.merchantId === "" || owner.merchantId === order.merchantId);
}

/** Origin of the pages of a merchant's orders: its verified host, else the account's, else the installation's own. */
export function getSellerOrigin(
  hosts: readonly Pick<SellerHost, "host" | "merchantId" | "verifiedAt">[],
  merchantId: string | null,
  origin: string,
): string {
  const verified = hosts.filter(({ verifiedAt }) => verifiedAt !== null);
  const owners = [merchantId ?? "", ""];
  const [host] = owners.flatMap((owner) => verified.filter((each) => each.merchantId === owner));
  if (!host) return origin;
  const url = new URL(origin);
  url.hostname = host.host;
  return url.origin;
}
