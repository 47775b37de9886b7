import type { Scope } from "#app/platform/db/scope.server.ts";
import { readSellerHosts } from "../db/seller-hosts.server.ts";
import { getSellerOrigin } from "../model/seller-host.ts";

interface Sold {
  accountId: string;
  merchantId: string | null;
}

type Links = Pick<Scope, "db" | "ports">;

/** Origins of the links to orders' pages: of each the verified host of its seller, else the installation's own. */
export async function readSellerOrigins(
  { db, ports }: Links,
  orders: readonly Sold[],
): Promise<(order: Sold) => string> {
  const accounts = [...new Set(orders.map(({ accountId }) => accountId))];
  const hosts = (await Promise.all(accounts.map((accountId) => readSellerHosts(db, accountId)))).flat();
  return ({ accountId, merchantId }) =>
    getSellerOrigin(
      hosts.filter((each) => each.accountId === accountId),
      merchantId,
      ports.origin,
    );
}

/** Origin of the links to an order's pages. */
export async function findSellerOrigin(links: Links, order: Sold): Promise<string> {
  return (await readSellerOrigins(links, [order]))(order);
}
