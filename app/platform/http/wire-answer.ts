import { z } from "zod";
import { toSnakeCase, toSnakeKey } from "#app/platform/kernel/snake-case.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { leaves } from "./wire-shapes.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The objects that a value stands in, the nearest first: a currency said once holds for what is below it. */
type Around = readonly Fields[];

/**
 * What a read or a command found, as the API writes it: names in snake_case, moments, money and people in their one shape, by the
 * schema that describes the answer. Nothing is answered that is not described.
 */
export function wireAnswer(schema: z.ZodType, value: unknown, context: Around = []): unknown {
  if (value === null || value === undefined) return value;
  const leaf = leaves.get(schema);
  if (leaf?.kind === "instant") return typeof value === "number" ? new Date(value).toISOString() : value;
  if (leaf?.kind === "money") return moneyOf(value, leaf.currency, context);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return wireAnswer(typeOf(schema.unwrap()), value, context);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((each) => wireAnswer(typeOf(schema.element), each, context));
  if (schema instanceof z.ZodUnion) return alternative(schema.options.map(typeOf), value, context);
  if (schema instanceof z.ZodRecord && isRecord(value))
    return mapped(value, (_, inner) => wireAnswer(typeOf(schema.valueType), inner, [value, ...context]));
  if (schema instanceof z.ZodObject && isRecord(value)) return objectOf(schema, value, context);
  return toSnakeCase(value);
}

/** The fields that are described: what a row holds beside them (whose it is, how it is sorted) is nobody's business. */
function objectOf({ shape, def }: z.ZodObject, value: Fields, context: Around): Record<string, unknown> {
  const within = [value, ...context];
  const found = new Map(Object.entries(value).map(([key, inner]) => [toSnakeKey(key), inner]));
  const written: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(shape)) {
    const leaf = leaves.get(bare(typeOf(schema)));
    const given = leaf?.kind === "person" ? personOf(found, key, leaf.of) : found.get(key);
    if (given === undefined) continue;
    written[key] = wireAnswer(typeOf(schema), given, within);
    const beside = leaf?.kind === "money" ? leaf.currency : null;
    const currency = beside && shape[beside] && !found.has(beside) ? currencyOf(beside, within) : null;
    if (beside && currency) found.set(beside, currency);
  }
  if (def.catchall instanceof z.ZodUnknown)
    for (const [key, inner] of found) if (!shape[key]) written[key] = toSnakeCase(inner);
  return written;
}

/** The person that the data has, or that its two fields make; undefined where it says nothing of one. */
function personOf(found: ReadonlyMap<string, unknown>, key: string, of: string): unknown {
  const there = found.get(key);
  if (isRecord(there) || (there === null && !found.has(`${of}_name`))) return there;
  if (!found.has(`${of}_name`)) return undefined;
  const known = { id: found.get(`${of}_id`) ?? there ?? null, name: found.get(`${of}_name`) ?? null };
  return known.id === null && known.name === null ? null : known;
}

function moneyOf(value: unknown, field: string, context: Around): unknown {
  if (typeof value !== "number") return value;
  const currency = currencyOf(field, context);
  return currency === null ? null : formatDecimal({ amount: value, currency });
}

/** The currency beside an amount, or the nearest one above it. */
function currencyOf(field: string, context: Around): string | null {
  const [beside = {}, ...above] = context;
  const named = Object.entries(beside).find(([key]) => toSnakeKey(key) === field)?.[1];
  const found = [named, ...above.map(({ currency }) => currency)].find((each) => typeof each === "string");
  return typeof found === "string" ? found : null;
}

/** The alternative whose shape the written value has; the first one where none fits, for the tests to find. */
function alternative(options: readonly z.ZodType[], value: unknown, context: Around): unknown {
  const written = options.map((option) => ({ option, answer: wireAnswer(option, value, context) }));
  return (written.find(({ option, answer }) => option.safeParse(answer).success) ?? written[0])?.answer;
}

function mapped(value: Fields, map: (key: string, inner: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [toSnakeKey(key), map(toSnakeKey(key), inner)] as const),
  );
}

function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? bare(typeOf(schema.unwrap())) : schema;
}

/** Zod types what it holds by its core, whose every schema here is one of the full kind. */
function typeOf(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error("an answer is described by another kind of schema");
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
