/** The client's address for rate limits. The edge sets it; a local server knows only itself. */
export function getClientAddress(request: Request): string {
  return getNetwork(request.headers.get("CF-Connecting-IP") ?? "local");
}

/**
 * The network that rate limits count: an IPv4 address, or the /64 of an IPv6 address, which belongs to one household or
 * server (RFC 6177). Other text is returned unchanged.
 */
export function getNetwork(address: string): string {
  const text = address.trim().toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  if (mapped || !text.includes(":")) return mapped ?? text;
  const [head = "", tail] = (text.split("%")[0] ?? "").split("::");
  const before = listIpV6Groups(head);
  const after = tail === undefined ? [] : listIpV6Groups(tail);
  const gap =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = [...before, ...gap, ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

function listIpV6Groups(text: string): string[] {
  return text === "" ? [] : text.split(":");
}
