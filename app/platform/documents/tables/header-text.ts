/** Units in headers, and their factor to the unit of the draft (kg or oz by system; cm or in; liters). */
const units: Record<string, { of: "weight" | "length" | "volume" | "time"; unit: string }> = {
  kg: { of: "weight", unit: "kg" },
  kilogramm: { of: "weight", unit: "kg" },
  g: { of: "weight", unit: "g" },
  gr: { of: "weight", unit: "g" },
  gramm: { of: "weight", unit: "g" },
  lb: { of: "weight", unit: "lb" },
  lbs: { of: "weight", unit: "lb" },
  oz: { of: "weight", unit: "oz" },
  mm: { of: "length", unit: "mm" },
  cm: { of: "length", unit: "cm" },
  m: { of: "length", unit: "m" },
  in: { of: "length", unit: "in" },
  inch: { of: "length", unit: "in" },
  ft: { of: "length", unit: "ft" },
  m3: { of: "volume", unit: "m3" },
  cbm: { of: "volume", unit: "m3" },
  l: { of: "volume", unit: "l" },
  liter: { of: "volume", unit: "l" },
  litre: { of: "volume", unit: "l" },
  litres: { of: "volume", unit: "l" },
  cm3: { of: "volume", unit: "cm3" },
  min: { of: "time", unit: "min" },
  minuten: { of: "time", unit: "min" },
};

/** A longer text is no field name, characters. */
export const MAX_HEADER_LENGTH = 200;

/** A header as words: lower case, without accents and signs, `ß` as ss, camelCase parted. */
export function normalizeHeader(header: string): string {
  return header
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** The header's words without a unit at their end. */
export function stripUnit(words: string): string {
  const parts = words.split(" ");
  while (parts.length > 1 && units[parts.at(-1) ?? ""]) parts.pop();
  return parts.join(" ");
}

/** The unit that a header names for a kind of measure: `Weight (g)` is `g`; null without one. */
export function parseHeaderUnit(header: string, of: "weight" | "length" | "volume"): string | null {
  for (const word of normalizeHeader(header).split(" ").reverse()) {
    const found = units[word];
    if (found?.of === of) return found.unit;
  }
  return null;
}

/**
 * Names to compare words with. An index by pairs of letters makes the cost of a word depend on the pairs it shares with
 * names, not on the number of names.
 */
export class SimilarNames {
  private readonly byPair = new Map<string, [name: string, times: number][]>();

  constructor(names: Iterable<string>) {
    for (const name of names)
      for (const [pair, times] of countPairs(name)) {
        const list = this.byPair.get(pair);
        if (list) list.push([name, times]);
        else this.byPair.set(pair, [[name, times]]);
      }
  }

  /** The similar names with a score from 0 to 1 (Dice coefficient of their pairs). */
  rankSimilar(words: string): Map<string, number> {
    const found = new Map<string, number>();
    for (const [pair, times] of countPairs(words))
      for (const [name, own] of this.byPair.get(pair) ?? [])
        found.set(name, (found.get(name) ?? 0) + Math.min(times, own));
    for (const [name, shared] of found) found.set(name, (2 * shared) / (name.length + words.length - 2));
    return found;
  }
}

/** Pairs of letters, and how often each is there. */
function countPairs(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}
