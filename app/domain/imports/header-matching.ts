import { headerWords, likeness, withoutUnit } from "./header-text.ts";
import type { ImportMapping } from "./import.ts";
import { type FieldKind, fieldDefinitions, type ImportField, type ImportFieldDefinition } from "./import-fields.ts";

/** Below this a guess is no help. */
const threshold = 0.55;

/** What the values of a kind look like; kinds that look like anything are missing. */
const looks: Partial<Record<FieldKind, RegExp>> = {
  phone: /^[+(]?[\d][\d\s()/.-]{4,}$|^\d\.\d+E\+\d+$/i,
  email: /@/,
  number: /^[\d.,;|\s]+(\s*\p{L}{1,4})?$|^\p{L}{2,8}$/u,
  money: /^[^\p{L}]*\d[\d.,\s]*[^\d]{0,4}$/u,
  coordinate: /^-?\d{1,3}([.,]\d+)?$/,
  local_time: /\d/,
  date: /\d/,
  yes_no: /^.{1,12}$/,
  currency: /^\p{L}{3}$|^\p{Sc}$/u,
};

/**
 * Guesses the field of each column by its header, in English and German, and lowers the guess where the values look
 * otherwise. Every field is given once, to the column that means it most. `confidence` is 1 for an exact name.
 * @param samples some values of each column
 */
export function matchHeaders(headers: readonly string[], samples: readonly (readonly string[])[]): ImportMapping {
  const guesses: { column: number; field: ImportField; confidence: number }[] = [];
  for (const [column, header] of headers.entries()) {
    const named = fieldDefinitions.some((field) => namedScore(header, field) > 0);
    for (const field of fieldDefinitions) {
      const score = named ? namedScore(header, field) : headerScore(header, field);
      const confidence = plausible(score, field, samples[column] ?? []);
      if (confidence >= threshold) guesses.push({ column, field: field.key, confidence });
    }
  }
  guesses.sort((one, other) => other.confidence - one.confidence || one.column - other.column);
  const mapping: ImportMapping = headers.map((column) => ({ column, field: null, confidence: 0 }));
  const taken = new Set<string>();
  for (const guess of guesses) {
    const target = mapping[guess.column];
    if (!target || target.field !== null || taken.has(guess.field)) continue;
    target.field = guess.field;
    target.confidence = Math.round(guess.confidence * 100) / 100;
    taken.add(guess.field);
  }
  return mapping;
}

/** How surely a header means a field that the table names it for; 0 when the table does not. */
function namedScore(header: string, field: ImportFieldDefinition): number {
  const words = headerWords(header);
  const bare = withoutUnit(words);
  if (field.exact.includes(words) || field.exact.includes(bare)) return 1;
  return (field.near?.[words] ?? field.near?.[bare] ?? 0) / 100;
}

/** How surely a header means a field, from its words alone: by name, else by likeness. */
export function headerScore(header: string, field: ImportFieldDefinition): number {
  const words = headerWords(header);
  if (words === "") return 0;
  const named = namedScore(header, field);
  if (named > 0 || words.startsWith("import ")) return named;
  const bare = withoutUnit(words);
  let best = 0;
  for (const name of field.exact) best = Math.max(best, likeness(name, bare) * 0.9, containment(name, bare));
  return best < 0.6 ? 0 : best;
}

/** `customer phone number` contains `phone number`: the more of it, the surer. */
function containment(name: string, words: string): number {
  return name.length > 2 && ` ${words} `.includes(` ${name} `) ? 0.58 + 0.3 * (name.length / words.length) : 0;
}

function plausible(score: number, field: ImportFieldDefinition, samples: readonly string[]): number {
  const look = looks[field.kind];
  const filled = samples.filter((each) => each.trim() !== "");
  if (!look || score === 0 || score === 1 || filled.length === 0) return score;
  const share = filled.filter((each) => look.test(each.trim())).length / filled.length;
  return score * (0.7 + 0.3 * share);
}
