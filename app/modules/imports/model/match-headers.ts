import type { CustomField } from "#app/modules/custom-fields/model/custom-field.ts";
import { listFieldHeaders } from "#app/modules/custom-fields/model/file-fields.ts";
import {
  MAX_HEADER_LENGTH,
  normalizeHeader,
  SimilarNames,
  stripUnit,
} from "#app/platform/documents/tables/header-text.ts";
import type { ImportMapping } from "./import.ts";
import {
  type FieldKind,
  fieldDefinitions,
  type ImportField,
  type ImportFieldDefinition,
  type MappedField,
} from "./import-fields.ts";

/** Guesses below this confidence are dropped. */
const MIN_CONFIDENCE = 0.55;

/** What the values of a kind look like; kinds without a typical form are missing. */
const patternByKind: Partial<Record<FieldKind, RegExp>> = {
  phone: /^[+(]?[\d][\d\s()/.-]{4,}$|^\d\.\d+E\+\d+$/i,
  email: /@/,
  number: /^[\d.,;|\s]+(\p{L}{1,4})?$|^\p{L}{2,8}$/u,
  money: /^[^\p{L}]*\d[.,\s]*[^\d]{0,4}$/u,
  coordinate: /^-?\d{1,3}([.,]\d+)?$/,
  local_time: /\d/,
  date: /\d/,
  yes_no: /^.{1,12}$/,
  currency: /^\p{L}{3}$|^\p{Sc}$/u,
};

/**
 * Guesses the field of each column by its header, in English and German, and lowers the confidence where the values do
 * not fit. Every field is assigned once, to the column that matches it best. `confidence` is 1 for an exact name.
 * @param samples some values of each column
 * @param customFields the account's own fields, which are found by key or name
 */
export function matchHeaders(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  customFields: readonly CustomField[] = [],
): ImportMapping {
  const guesses: { column: number; field: MappedField; confidence: number }[] = [];
  for (const [column, header] of headers.entries()) {
    const scores = scoreHeader(header);
    const named = [...scores.values()].some((score) => score.named);
    for (const field of fieldDefinitions) {
      const score = scores.get(field.key);
      if (!score || (named && !score.named)) continue;
      const confidence = weighBySamples(score.confidence, field, samples[column] ?? []);
      if (confidence >= MIN_CONFIDENCE) guesses.push({ column, field: field.key, confidence });
    }
    const words = normalizeHeader(header);
    const own = customFields.find((field) => listFieldHeaders(field).includes(words));
    if (own) guesses.push({ column, field: `metadata.${own.key}`, confidence: 1 });
  }
  guesses.sort((one, other) => other.confidence - one.confidence || one.column - other.column);
  const mapping: ImportMapping = headers.map((column) => ({ column, field: null, confidence: 0 }));
  const assigned = new Set<string>();
  for (const guess of guesses) {
    const target = mapping[guess.column];
    if (!target || target.field !== null || assigned.has(guess.field)) continue;
    target.field = guess.field;
    target.confidence = Math.round(guess.confidence * 100) / 100;
    assigned.add(guess.field);
  }
  return mapping;
}

const fieldsByName = new Map<string, ImportFieldDefinition[]>();
for (const field of fieldDefinitions)
  for (const name of field.exact) fieldsByName.set(name, [...(fieldsByName.get(name) ?? []), field]);
const likeNames = new SimilarNames(fieldsByName.keys());
const nearFields = fieldDefinitions.filter(({ near }) => near !== undefined);

/** The confidence, from 0 to 1, that a header means a field; `named` when the header is listed as exact. */
interface HeaderScore {
  confidence: number;
  named: boolean;
}

/** Possible fields of a header by its words: by exact name, otherwise by similarity. */
export function scoreHeader(header: string): Map<ImportField, HeaderScore> {
  const scores = new Map<ImportField, HeaderScore>();
  const words = header.length > MAX_HEADER_LENGTH ? "" : normalizeHeader(header);
  if (words === "") return scores;
  const bare = stripUnit(words);
  const raiseScore = (field: ImportFieldDefinition, score: HeaderScore) => {
    const { confidence = 0, named = false } = scores.get(field.key) ?? {};
    if (score.named === named ? score.confidence > confidence : score.named) scores.set(field.key, score);
  };
  for (const name of [words, bare])
    for (const field of fieldsByName.get(name) ?? []) raiseScore(field, { confidence: 1, named: true });
  for (const field of nearFields) {
    const near = field.near?.[words] ?? field.near?.[bare];
    if (near) raiseScore(field, { confidence: near / 100, named: true });
  }
  if (words.startsWith("import ")) return scores;
  for (const [name, similarity] of likeNames.rankSimilar(bare)) {
    const confidence = Math.max(similarity * 0.9, scoreContainment(name, bare));
    if (confidence >= 0.6)
      for (const field of fieldsByName.get(name) ?? []) raiseScore(field, { confidence, named: false });
  }
  return scores;
}

/** Containment: `customer phone number` contains `phone number`; the larger the share, the higher the score. */
function scoreContainment(name: string, words: string): number {
  return name.length > 2 && ` ${words} `.includes(` ${name} `) ? 0.58 + 0.3 * (name.length / words.length) : 0;
}

function weighBySamples(score: number, field: ImportFieldDefinition, samples: readonly string[]): number {
  const pattern = patternByKind[field.kind];
  const filled = samples.filter((each) => each.trim() !== "");
  if (!pattern || score === 0 || score === 1 || filled.length === 0) return score;
  const share = filled.filter((each) => pattern.test(each.trim())).length / filled.length;
  return score * (0.7 + 0.3 * share);
}
