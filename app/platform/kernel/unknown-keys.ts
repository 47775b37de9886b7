import { z } from "zod";

/** Where a key stands: `["packages", 0, "colour"]`. */
export type KeyPath = readonly (string | number)[];

/** Wrapper schemas that do not change the shape of a value. */
const wrappers = [
  z.ZodOptional,
  z.ZodNullable,
  z.ZodDefault,
  z.ZodPrefault,
  z.ZodNonOptional,
  z.ZodReadonly,
  z.ZodCatch,
];

/**
 * The keys of an input that its schema does not name, at any depth: zod drops them silently, and what the sender meant
 * would be lost. It checks the input only, so that composed schemas (`extend`, `intersection`) stay unchanged; schemas
 * that accept anything (`unknown`, `record`, `custom`) have no unknown keys.
 */
export function listUnknownKeys(schema: z.core.$ZodType, input: unknown): KeyPath[] {
  for (const wrapper of wrappers) if (schema instanceof wrapper) return listUnknownKeys(schema.def.innerType, input);
  // `preprocess` reads the input itself: what comes out has the schema's keys.
  if (schema instanceof z.ZodPipe)
    return listUnknownKeys(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in, input);
  if (schema instanceof z.ZodLazy) return listUnknownKeys(schema.def.getter(), input);
  if (schema instanceof z.ZodUnion) return listUnknownToAll(listMatchingOptions(schema.def.options, input), input);
  if (schema instanceof z.ZodIntersection) return listUnknownToAll([schema.def.left, schema.def.right], input);
  if (Array.isArray(input)) return listInItems(schema, input);
  return typeof input === "object" && input !== null ? listInObject(schema, input) : [];
}

function listInObject(schema: z.core.$ZodType, input: object): KeyPath[] {
  // The bytes of a file are an object too, of very many keys.
  if (!(schema instanceof z.ZodRecord || schema instanceof z.ZodObject)) return [];
  const entries: [string, unknown][] = Object.entries(input);
  if (schema instanceof z.ZodRecord)
    return entries.flatMap(([key, value]) => listBelow(key, schema.def.valueType, value));
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  return entries.flatMap(([key, value]) => {
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (known) return listBelow(key, known, value);
    return schema.def.catchall ? [] : [[key]];
  });
}

function listInItems(schema: z.core.$ZodType, items: readonly unknown[]): KeyPath[] {
  if (schema instanceof z.ZodTuple) {
    const { items: places, rest } = schema.def;
    return items.flatMap((item, at) => {
      const known = places[at] ?? rest;
      return known ? listBelow(at, known, item) : [];
    });
  }
  return schema instanceof z.ZodArray ? items.flatMap((item, at) => listBelow(at, schema.element, item)) : [];
}

function listBelow(key: string | number, schema: z.core.$ZodType, value: unknown): KeyPath[] {
  return listUnknownKeys(schema, value).map((path) => [key, ...path]);
}

/** The options that accept the input; all of them if none does. */
function listMatchingOptions(options: readonly z.core.$ZodType[], input: unknown): readonly z.core.$ZodType[] {
  const taking = options.filter((option) => z.safeParse(option, input).success);
  return taking.length > 0 ? taking : options;
}

/** Keys that none of several schemas names. */
function listUnknownToAll(schemas: readonly z.core.$ZodType[], input: unknown): KeyPath[] {
  const found = schemas.map((schema) => listUnknownKeys(schema, input));
  const unknown = found.map((paths) => new Set(paths.map(formatKeyPath)));
  const paths = found
    .flat()
    .filter((path) => unknown.every((names) => path.some((_, at) => names.has(formatKeyPath(path.slice(0, at + 1))))));
  return [...new Map(paths.map((path) => [formatKeyPath(path), path])).values()];
}

function formatKeyPath(path: KeyPath): string {
  return JSON.stringify(path);
}
