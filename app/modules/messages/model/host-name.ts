import { z } from "zod";
import type { SellerHost } from "#app/modules/partners/model/seller-host.ts";

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

/** A host with what its owner writes into the DNS, and whether that was found. */
export function toHostView({ host, token, verifiedAt, version }: SellerHost) {
  return { host, record: getHostRecord({ host, token }), verified_at: verifiedAt, version };
}
export type HostView = ReturnType<typeof toHostView>;
