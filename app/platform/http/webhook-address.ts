import { isInIpRanges, parseIpAddress } from "./ip-range.ts";

/** Networks that endpoints may not use: local, private, shared, test, multicast (RFC 6890 and its successors). */
const reservedNetworks: readonly string[] = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"],
  ...[
    "224.0.0.0/4",
    "240.0.0.0/4",
    "::/96",
    "64:ff9b::/96",
    "64:ff9b:1::/48",
    "100::/64",
    "2001::/23",
    "2001:db8::/32",
  ],
  ...["2002::/16", "3fff::/20", "5f00::/16", "fc00::/7", "fe80::/9", "ff00::/8"],
];

/** Domain suffixes for this network, this machine, or nothing. */
const reservedNames: readonly string[] = [
  ...["localhost", "local", "localdomain", "internal", "intranet", "private", "corp", "home", "lan", "arpa"],
  ...["onion", "test", "invalid", "example", "alt"],
];

/** The fault of an endpoint's URL; null for a valid one. */
export function findAddressFault(text: string, own: readonly string[]): "url_https" | "url_inside" | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "" || text.includes("#"))
    return "url_https";
  const name = url.hostname.toLowerCase().replace(/\.$/, "");
  // The URL parser writes every spelling of an IPv4 address (hexadecimal, octal, one number) as four decimals.
  if (name.startsWith("[") || parseIpAddress(name) || !/^[^.]+(\.[^.]+)+$/.test(name)) return "url_inside";
  const closed = [...reservedNames, ...own.map((each) => each.toLowerCase())];
  return closed.some((each) => name === each || name.endsWith(`.${each}`)) ? "url_inside" : null;
}

/** True for a public address that a name may resolve to. */
export function isPublicAddress(address: string): boolean {
  return parseIpAddress(address) !== null && !isInIpRanges(address, reservedNetworks);
}
