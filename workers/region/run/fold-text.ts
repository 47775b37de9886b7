/** Letters that decompose into none of the Latin alphabet, and those that people write in two ways. */
const letters: readonly [RegExp, string][] = [
  [/ß/g, "ss"],
  [/æ/g, "ae"],
  [/œ/g, "oe"],
  [/[øö]/g, "o"],
  [/å/g, "a"],
  [/ü/g, "u"],
  [/ä/g, "a"],
  [/[đð]/g, "d"],
  [/ł/g, "l"],
  [/þ/g, "th"],
  [/ı/g, "i"],
];

/** Words that are written short, in the languages around: both spellings become one. A word ends where letters end. */
const shortForms: readonly [RegExp, string][] = [
  [/str(?:a(?:ss|s)e|asse|\.)?(?=[^\p{L}]|$)/gu, "str"],
  [/platz(?=[^\p{L}]|$)|pl\./gu, "pl"],
  [/\bsankt\b|\bst\./gu, "st"],
  [/\bstreet\b|\bst\b(?=\s*(?:,|$))/gu, "str"],
  [/\bavenue\b|\bave?\.?(?=\s|,|$)/gu, "av"],
  [/\broad\b|\brd\.?(?=\s|,|$)/gu, "rd"],
  [/\bviale\b|\bv\.le(?=\s|$)/gu, "vle"],
  [/\bpiazza\b|\bp\.za(?=\s|$)|\bp\.zza(?=\s|$)/gu, "pza"],
  [/\bcorso\b|\bc\.so(?=\s|$)/gu, "cso"],
  [/\ban der\b|\ba\.\s?d\./gu, "ander"],
];

/** Longest text that is looked at. */
export const MAX_TEXT_LENGTH = 160;

/** Lower case without accents, words abbreviated consistently, split at blanks: "Städtle-Straße" → ["stadtle str"]. */
export function foldText(text: string): string {
  let folded = text.slice(0, MAX_TEXT_LENGTH).toLowerCase();
  for (const [from, to] of letters) folded = folded.replace(from, to);
  folded = folded.normalize("NFD").replace(/\p{M}/gu, "");
  for (const [from, to] of shortForms) folded = folded.replace(from, to);
  return folded.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** The same as one word, with ae, oe and ue as a, o and u: what is compared. */
export function toSearchKey(text: string): string {
  return foldText(text).replace(/ /g, "").replace(/ae/g, "a").replace(/oe/g, "o").replace(/ue/g, "u");
}
