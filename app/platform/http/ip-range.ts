/** An Internet address as a number, and how many bits it has. */
export interface IpAddress {
  bits: 32 | 128;
  value: bigint;
}

/** A range of addresses: those whose first `prefix` bits are the same. */
export interface IpRange extends IpAddress {
  prefix: number;
}

/** An IPv4 address in four decimals, or an IPv6 address in any of its spellings; null for anything else. IPv4 within IPv6 is IPv4. */
export function parseIpAddress(text: string): IpAddress | null {
  return text.includes(":") ? parseIpV6(text) : parseIpV4(text);
}

/** A range as `address/prefix`, or a single address; null for anything else. */
export function parseIpRange(text: string): IpRange | null {
  const [address = "", length, more] = text.split("/");
  const found = parseIpAddress(address);
  if (!found || more !== undefined) return null;
  const mapped = address.includes(":") && found.bits === 32 ? 96 : 0;
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return null;
  const prefix = length === undefined ? found.bits : Number(length) - mapped;
  return prefix >= 0 && prefix <= found.bits ? { ...found, prefix } : null;
}

/** True for what can be read as an address or a range. */
export function isIpRange(text: string): boolean {
  return parseIpRange(text) !== null;
}

/** True for an address that lies in one of the ranges; what is no address lies in none. */
export function isInIpRanges(address: string, ranges: readonly string[]): boolean {
  const requested = parseIpAddress(address);
  return requested !== null && ranges.some((each) => rangeContains(parseIpRange(each), requested));
}

/** True for an address or a range that lies wholly in one of the ranges. */
export function isRangeWithin(inner: string, ranges: readonly string[]): boolean {
  const requested = parseIpRange(inner);
  return (
    requested !== null &&
    ranges.some((each) => {
      const outer = parseIpRange(each);
      return outer !== null && outer.prefix <= requested.prefix && rangeContains(outer, requested);
    })
  );
}

function rangeContains(range: IpRange | null, { bits, value }: IpAddress): boolean {
  if (range?.bits !== bits) return false;
  const rest = BigInt(bits - range.prefix);
  return value >> rest === range.value >> rest;
}

function parseIpV4(text: string): IpAddress | null {
  const parts = text.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) return null;
  return { bits: 32, value: parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n) };
}

/** The last two groups may be written as IPv4. */
function parseIpV6(text: string): IpAddress | null {
  if (text.length > 45) return null;
  const tail = text.slice(text.lastIndexOf(":") + 1);
  const four = tail.includes(".") ? parseIpV4(tail) : null;
  if (tail.includes(".") && !four) return null;
  const hex = four
    ? `${text.slice(0, -tail.length)}${(four.value >> 16n).toString(16)}:${(four.value & 0xffffn).toString(16)}`
    : text;
  const halves = hex.split("::");
  if (halves.length > 2) return null;
  const [before = [], after = []] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const missing = 8 - before.length - after.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...before, ...Array.from({ length: missing }, () => "0"), ...after];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  const value = groups.reduce((sum, group) => sum * 65536n + BigInt(`0x${group}`), 0n);
  return value >> 32n === 0xffffn ? { bits: 32, value: value & 0xffffffffn } : { bits: 128, value };
}
