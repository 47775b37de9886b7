import type { GeocodeQuery } from "#app/platform/geo/geocoding.ts";

/** Lower case, letters without diacritics, one space between words: how names are compared. */
export function toPlaceKey(name: string): string {
  return normalizeLetters(name.normalize("NFD").replace(/\p{M}/gu, ""));
}

/** Like `toPlaceKey`, but keeps diacritics: distinguishes Münster from Munster. */
export function toExactKey(name: string): string {
  return normalizeLetters(name.normalize("NFC"));
}

function normalizeLetters(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{M}]+/gu, " ")
    .trim();
}

/** Where a name's qualifier begins: "Freiburg im Breisgau", "Hamburg-Altona", "Halle (Saale)". */
const qualifierPattern = /[-(/]|\s(?:an der|an dem|am|im|in|bei|ob|near|upon|sur|sul|pri|na)\s/iu;

/**
 * The names to look for, likeliest first: the city, then the parts of a free-text address from its end (an import has
 * one column "Mühlenkamp 44, 22303 Hamburg"), then the region; each whole, and without its qualifier.
 */
export function listCandidateNames(query: GeocodeQuery): string[] {
  const parts = (query.line1 ?? "").split(/[,;\n]/).reverse();
  const afterPostalCode = parts.flatMap((part) => /\b\d{4,6}\s+(\p{L}.*)$/u.exec(part)?.[1] ?? []);
  const lastParts = parts.length > 1 ? parts.slice(0, -1).filter((part) => !/\d+\s*\p{L}?\s*$/u.test(part)) : [];
  const named = query.city ? [query.city] : [...afterPostalCode, ...lastParts, query.region ?? ""];
  const names = named.map((each) => each.replace(/\d/g, " ").trim()).filter((each) => each.length > 1);
  return [...new Set(names.flatMap((each) => [each, each.split(qualifierPattern)[0]?.trim() ?? ""]))].filter(
    (each) => each !== "",
  );
}

/** Undoes ASCII spellings of umlauts: "koeln" becomes "koln", as `toPlaceKey` has it. */
export function removeTranscription(key: string): string {
  return key.replaceAll(/([aou])e/g, "$1");
}
