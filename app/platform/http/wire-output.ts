import { z } from "zod";
import { toSnakeCase, toSnakeKey } from "#app/platform/kernel/snake-case.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { type Fields, isFields, namedReader, personReader, type Read } from "./wire-fields.ts";
import { leaves, toWordName } from "./wire-shapes.ts";

/** The objects that a value stands in, the nearest first: a currency that is named once holds for what is below it. */
interface Around {
  fields: Fields;
  above: Around | null;
}

type Write = (value: unknown, around: Around | null) => unknown;

/** What a schema is compiled to: how a value is written, and whether a value of the data is one of its kind. */
interface Writer {
  write: Write;
  fits(value: unknown): boolean;
}

const writers = new WeakMap<z.ZodType, Writer>();

/**
 * Compiles the schema of an output to what writes it: names in snake_case, moments, money and people in their one shape. What the
 * schema does not name is left out.
 */
export function compileOutput(schema: z.ZodType): (value: unknown) => unknown {
  const { write } = getWriter(schema);
  return (value) => write(value, null);
}

function getWriter(schema: z.core.$ZodType): Writer {
  if (!(schema instanceof z.ZodType)) throw new Error("an output is described by another kind of schema");
  const known = writers.get(schema);
  if (known) return known;
  const made = orNothing(makeWriter(schema));
  writers.set(schema, made);
  return made;
}

function orNothing({ write, fits }: Writer): Writer {
  return { fits, write: (value, around) => (value === null || value === undefined ? value : write(value, around)) };
}

function makeWriter(schema: z.ZodType): Writer {
  const leaf = leaves.get(schema);
  if (leaf?.kind === "verbatim") return { write: (value) => value, fits: isFields };
  if (leaf?.kind === "instant")
    return { write: writeInstant, fits: (value) => typeof value === "number" || typeof value === "string" };
  if (leaf?.kind === "money")
    return {
      write: moneyWriter(leaf.currency),
      fits: (value) => typeof value === "number" || typeof value === "string",
    };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return wrapped(schema);
  if (schema instanceof z.ZodArray) return arrayWriter(schema);
  if (schema instanceof z.ZodUnion) return unionWriter(schema.options.map(getWriter));
  if (schema instanceof z.ZodRecord) return recordWriter(schema);
  if (schema instanceof z.ZodObject) return objectWriter(schema);
  const plain = plainTypes.find(([kind]) => schema instanceof kind);
  if (plain) return { write: (value) => value, fits: (value) => typeof value === plain[1] };
  if (schema instanceof z.ZodNull) return { write: (value) => value, fits: (value) => value === null };
  // Keys of an open schema are converted to snake_case.
  return { write: toSnakeCase, fits: (value) => schema.safeParse(value).success };
}

const plainTypes = [
  [z.ZodString, "string"],
  [z.ZodStringFormat, "string"],
  [z.ZodNumber, "number"],
  [z.ZodBoolean, "boolean"],
] as const;

function wrapped(schema: z.ZodOptional | z.ZodNullable | z.ZodDefault): Writer {
  const { write, fits } = getWriter(schema.unwrap());
  const isEmpty = (value: unknown) =>
    (value === undefined && !(schema instanceof z.ZodNullable)) || (value === null && schema instanceof z.ZodNullable);
  return { write, fits: (value) => isEmpty(value) || fits(value) };
}

function writeInstant(value: unknown): unknown {
  return typeof value === "number" ? new Date(value).toISOString() : value;
}

/** Minor units as a decimal of the currency that stands beside them, or nearest above. */
function moneyWriter(field: string): Write {
  const beside = namedReader(field);
  return (value, around) => {
    if (typeof value !== "number") return value;
    const currency = findCurrency(beside, around);
    return currency === null ? null : formatDecimal({ amount: value, currency });
  };
}

function findCurrency(beside: Read, around: Around | null): string | null {
  const named = around && beside(around.fields);
  if (typeof named === "string") return named;
  for (let each = around?.above ?? null; each; each = each.above)
    if (typeof each.fields.currency === "string") return each.fields.currency;
  return null;
}

function arrayWriter(schema: z.ZodArray): Writer {
  const { write } = getWriter(schema.element);
  return {
    fits: Array.isArray,
    write: (value, around) => (Array.isArray(value) ? value.map((each) => write(each, around)) : toSnakeCase(value)),
  };
}

/** The alternative whose kind the value is; the first one where none fits, for the tests to find. */
function unionWriter(options: readonly Writer[]): Writer {
  return {
    fits: (value) => options.some((option) => option.fits(value)),
    write: (value, around) => (options.find((option) => option.fits(value)) ?? options[0])?.write(value, around),
  };
}

function recordWriter(schema: z.ZodRecord): Writer {
  const { write } = getWriter(schema.valueType);
  return {
    fits: isFields,
    write(value, around) {
      if (!isFields(value)) return toSnakeCase(value);
      const within = { fields: value, above: around };
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [toSnakeKey(key), write(inner, within)]));
    },
  };
}

interface FieldWriter {
  key: string;
  read: Read;
  write: Write;
  fits(value: unknown): boolean;
  /** Of a code: its words, which are written beside it. */
  words: Readonly<Record<string, string>> | null;
  /** Of an amount whose currency is described in the same object: it is written there too. */
  currency: { key: string; read: Read } | null;
}

function objectWriter({ shape, def }: z.ZodObject): Writer {
  const fields = Object.entries(shape).map(([key, schema]) => fieldWriter(key, schema, shape));
  const isOpen = def.catchall instanceof z.ZodUnknown;
  return {
    fits: (value) => isFields(value) && fields.every(({ read, fits }) => fits(read(value))),
    write(value, around) {
      if (!isFields(value)) return toSnakeCase(value);
      const within = { fields: value, above: around };
      const written: Record<string, unknown> = {};
      const found: Record<string, string> = {};
      for (const { key, read, write, words, currency } of fields) {
        const own = read(value);
        const given = own === undefined ? found[key] : own;
        if (given === undefined) continue;
        written[key] = write(given, within);
        if (words) written[toWordName(key)] = words[String(given)] ?? null;
        if (currency && currency.read(value) === undefined) {
          const known = findCurrency(currency.read, within);
          if (known) found[currency.key] = known;
        }
      }
      if (isOpen) writeRest(value, shape, written);
      return written;
    },
  };
}

/** What an open object holds beside what is described. */
function writeRest(value: Fields, shape: z.ZodRawShape, written: Record<string, unknown>): void {
  for (const [name, inner] of Object.entries(value)) {
    const key = toSnakeKey(name);
    if (!shape[key]) written[key] = toSnakeCase(inner);
  }
}

function fieldWriter(key: string, schema: z.core.$ZodType, shape: z.ZodRawShape): FieldWriter {
  const leaf = leaves.get(bare(schema));
  const { write, fits } = getWriter(schema);
  const beside = leaf?.kind === "money" && shape[leaf.currency] ? leaf.currency : null;
  return {
    ...{ key, write, fits, words: leaf?.kind === "code" ? leaf.words : null },
    read: leaf?.kind === "person" ? personReader(key, leaf.of) : namedReader(key),
    currency: beside === null ? null : { key: beside, read: namedReader(beside) },
  };
}

function bare(schema: z.core.$ZodType): z.ZodType {
  if (!(schema instanceof z.ZodType)) throw new Error("an output is described by another kind of schema");
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? bare(schema.unwrap()) : schema;
}
