import type { AddressFile } from "#workers/region/run/address-file.ts";

/** A house that exists, and how somebody might write it. Degrees. */
export interface MisspelledAddress {
  line: string;
  longitude: number;
  latitude: number;
}

/** So many houses of a file, each written with slips: abbreviations, umlauts, typing errors, parts left out or turned round. */
export function createMisspelledAddresses(
  file: AddressFile,
  count: number,
  dice: (sides: number) => number,
): MisspelledAddress[] {
  const streets = file.streets.filter(({ first, last }) => last > first);
  return Array.from({ length: count }, () => {
    const house = dice(file.numbers.length);
    const street = streets.find(({ first, last }) => house >= first && house < last);
    if (!street) throw new Error("a house without a street");
    let name = street.name;
    if (dice(3) === 0) name = name.replace(/strasse$/i, "str.").replace(/straße$/i, "str.");
    if (dice(3) === 0) name = name.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue");
    for (let left = dice(3); left > 0 && name.length > 4; left -= 1) name = misspell(name, dice);
    if (dice(4) === 0) name = name.toLowerCase();
    const number = file.getNumber(house);
    const town = [dice(3) === 0 ? "" : street.postcode, dice(4) === 0 ? misspell(street.city, dice) : street.city];
    const parts = [`${name}${dice(6) === 0 ? "  " : " "}${number}`, town.filter(Boolean).join(" ")];
    return {
      line: (dice(6) === 0 ? parts.toReversed() : parts).join(dice(5) === 0 ? " " : ", "),
      longitude: (file.longitudes[house] ?? 0) / 1e5,
      latitude: (file.latitudes[house] ?? 0) / 1e5,
    };
  });
}

/** One letter doubled, left out, changed, or two that changed places. */
function misspell(text: string, dice: (sides: number) => number): string {
  const at = 1 + dice(Math.max(1, text.length - 2));
  const [head, letter, next, tail] = [text.slice(0, at), text[at] ?? "", text[at + 1] ?? "", text.slice(at + 2)];
  const ways = [head + letter + letter + next, head + next, `${head}${"enrst"[dice(5)]}${next}`, head + next + letter];
  return `${ways[dice(4)]}${tail}`;
}
