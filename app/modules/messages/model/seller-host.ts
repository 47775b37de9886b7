import { z } from "zod";

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

const namePattern = /^(?=.{4,200}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** A typed or pasted name as browsers write it (ASCII, lower case); anything but a name stays as it is, and is refused. */
function toHostName(typed: string): string {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return typed;
  const { hostname, host, pathname, search, hash, username } = new URL(address);
  return hostname === host && pathname === "/" && !search && !hash && !username ? hostname : typed;
}

export const hostSchema = z
  .string()
  .trim()
  .max(220)
  .transform(toHostName)
  .refine((name) => namePattern.test(name), { error: "messages:host.wrong" })
  .describe("A host name whose DNS its owner controls, such as track.example.com");

/** The TXT record by which the owner of a name proves it. */
export function getHostRecord({ host, token }: Pick<SellerHost, "host" | "token">): { name: string; text: string } {
  return { name: `_waybill.${host}`, text: `waybill-host=${token}` };
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

/** A host with what its owner writes into the DNS, and whether that was found. */
export function toHostView({ host, token, verifiedAt, version }: SellerHost) {
  return { host, record: getHostRecord({ host, token }), verified_at: verifiedAt, version };
}
export type HostView = ReturnType<typeof toHostView>;
