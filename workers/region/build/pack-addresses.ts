import { addressesMagic, addressesVersion } from "../run/address-file.ts";
import { parseLeadingNumber } from "../run/house-numbers.ts";
import type { AddressSource, SourceAddress } from "./address-source.ts";
import { ByteWriter } from "./byte-writer.ts";

/** `addresses.bin`: texts once, streets by name with the beginning they share left out, houses each beside the one before. */
export function packAddresses({ addresses, streets, towns }: AddressSource): Uint8Array {
  const cities = countDistinct([...addresses, ...streets].map((each) => each.city));
  const codes = countDistinct([...addresses, ...streets].map((each) => each.postcode));
  const suffixes = countDistinct(addresses.map(({ number }) => getSuffix(number)).filter((each) => each !== ""));
  const out = new ByteWriter();
  out.unsigned(addressesMagic);
  out.unsigned(addressesVersion);
  for (const texts of [cities, codes, suffixes]) {
    out.unsigned(texts.size);
    for (const each of texts.keys()) out.text(each);
  }
  out.unsigned(towns.length);
  for (const { name, longitude, latitude } of towns) {
    out.text(name);
    out.signed(longitude);
    out.signed(latitude);
  }
  out.unsigned(addresses.length);
  const groups = groupByStreet(addresses, streets);
  out.unsigned(groups.length);
  let [name, x, y] = ["", 0, 0];
  for (const { street, houses } of groups) {
    let shared = 0;
    while (shared < Math.min(name.length, street.street.length) && name[shared] === street.street[shared]) shared += 1;
    out.unsigned(shared);
    out.text(street.street.slice(shared));
    name = street.street;
    out.unsigned(codes.get(street.postcode) ?? 0);
    out.unsigned(cities.get(street.city) ?? 0);
    out.signed(street.longitude - x);
    out.signed(street.latitude - y);
    [x, y] = [street.longitude, street.latitude];
    packHouses(out, street, houses, suffixes);
  }
  return out.result();
}

function packHouses(
  out: ByteWriter,
  street: SourceAddress,
  houses: readonly SourceAddress[],
  suffixes: ReadonlyMap<string, number>,
): void {
  out.unsigned(houses.length);
  let [number, x, y] = [0, street.longitude, street.latitude];
  for (const house of houses) {
    const [digits, suffix] = [parseLeadingNumber(house.number), getSuffix(house.number)];
    out.unsigned((digits - number) * 2 + (suffix ? 1 : 0));
    out.signed(house.longitude - x);
    out.signed(house.latitude - y);
    if (suffix) out.unsigned((suffixes.get(suffix) ?? 0) + 1);
    [number, x, y] = [digits, house.longitude, house.latitude];
  }
}

function getSuffix(number: string): string {
  const digits = parseLeadingNumber(number);
  return digits ? number.slice(String(digits).length) : number;
}

function countDistinct(texts: readonly string[]): Map<string, number> {
  return new Map([...new Set(texts)].sort().map((text, at) => [text, at]));
}

interface Group {
  street: SourceAddress;
  houses: SourceAddress[];
}

/** Streets in order of name, postcode and town; a street's own place is its middle house. */
function groupByStreet(addresses: readonly SourceAddress[], streets: readonly SourceAddress[]): Group[] {
  const groups = new Map<string, Group>();
  const keyOf = (each: SourceAddress) => `${each.street}\t${each.postcode}\t${each.city}`;
  for (const each of [...addresses, ...streets]) {
    const group = groups.get(keyOf(each)) ?? { street: each, houses: [] };
    if (each.number !== "") group.houses.push(each);
    groups.set(keyOf(each), group);
  }
  const byNumber = (a: SourceAddress, b: SourceAddress) =>
    parseLeadingNumber(a.number) - parseLeadingNumber(b.number) || (a.number < b.number ? -1 : 1);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { street, houses }]) => {
      const sorted = houses.sort(byNumber);
      return { street: sorted[sorted.length >> 1] ?? street, houses: sorted };
    });
}
