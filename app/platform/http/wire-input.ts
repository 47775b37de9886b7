import { z } from "zod";
import { getEnumeration } from "#app/platform/kernel/code-schema.ts";
import { listWords } from "#app/platform/kernel/enumeration.ts";
import { toSnakeKey } from "#app/platform/kernel/snake-case.ts";

/** A body as the command reads it, and the paths of keys that stand there under the code's own names. */
export interface WireInput {
  value: unknown;
  unknown: readonly string[];
}

type Read = (value: unknown, path: string, unknown: string[]) => unknown;

/** What of some schemas counts for names: the objects that a value may be, or the list of something. */
interface Names {
  /** Each field by its name in the API; null where any name may stand. */
  fields: ReadonlyMap<string, { inner: string; read: Read }> | null;
  /** The code's own names. */
  inners: ReadonlySet<string>;
  element: Read;
}

/** Compiles a command's schema to what reads a program's body by it: names are snake_case there, whatever the command calls them. */
export function compileInput(schema: z.ZodType): (body: unknown) => WireInput {
  const read = compileReader([schema]);
  return (body) => {
    const unknown: string[] = [];
    const value = read(body, "", unknown);
    return { value, unknown };
  };
}

/** Names are collected when a value first stands there: a schema may name itself. */
function compileReader(schemas: readonly z.ZodType[]): Read {
  let names: Names | undefined;
  return (value, path, unknown) => {
    if (typeof value === "string") return toCode(schemas, value);
    if (typeof value !== "object" || value === null) return value;
    names ??= collectNames(schemas);
    return readNamed(names, value, path, unknown);
  };
}

/** The code of a word, where one is meant; any other text stays. */
function toCode(schemas: readonly z.ZodType[], value: string): unknown {
  for (const part of schemas.flatMap(listParts)) {
    const enumeration = getEnumeration(part);
    const at = enumeration ? listWords(enumeration).indexOf(value) : -1;
    if (enumeration && at >= 0) return enumeration.codes[at];
  }
  return value;
}

function readNamed({ fields, inners, element }: Names, value: object, path: string, unknown: string[]): unknown {
  if (Array.isArray(value)) return value.map((each, at) => element(each, within(path, at), unknown));
  if (!fields) return value;
  const known: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const field = fields.get(key);
    if (field) known.push([field.inner, field.read(inner, within(path, key), unknown)]);
    // The code's name of a field is no name of the API; the command refuses unknown ones.
    else if (inners.has(key)) unknown.push(within(path, key));
    else known.push([key, inner]);
  }
  return Object.fromEntries(known);
}

const within = (path: string, key: string | number) => (path === "" ? String(key) : `${path}.${key}`);

/** The names that a value may have by any of some schemas. */
function collectNames(schemas: readonly z.ZodType[]): Names {
  const fields = new Map<string, { inner: string; schemas: z.ZodType[] }>();
  const elements: z.ZodType[] = [];
  let isOpen = schemas.length === 0;
  let hasObject = false;
  for (const schema of schemas.flatMap(listParts)) {
    if (schema instanceof z.ZodObject) {
      hasObject = true;
      isOpen ||= isLoose(schema);
      for (const [inner, field] of Object.entries(schema.shape)) {
        const known = fields.get(toSnakeKey(inner));
        if (field instanceof z.ZodType)
          fields.set(toSnakeKey(inner), { inner, schemas: [...(known?.schemas ?? []), field] });
      }
    } else if (schema instanceof z.ZodArray) elements.push(...listParts(schema.element));
    else if (schema instanceof z.ZodTuple) elements.push(...schema.def.items.flatMap(listParts));
    else isOpen ||= schema instanceof z.ZodRecord || schema instanceof z.ZodUnknown || schema instanceof z.ZodAny;
  }
  const named = [...fields].map(([key, { inner, schemas: of }]) => [key, { inner, read: compileReader(of) }] as const);
  return {
    // What is no object at all is for the schema to refuse.
    fields: isOpen || !hasObject ? null : new Map(named),
    inners: new Set([...fields.values()].map(({ inner }) => inner)),
    element: compileReader(elements),
  };
}

/** An object whose other keys are kept. */
function isLoose(schema: z.ZodObject): boolean {
  return schema.def.catchall instanceof z.ZodUnknown;
}

/** The schemas that a schema is made of: alternatives, both sides of an intersection, what is wrapped, what a transform reads. */
function listParts(schema: z.core.$ZodType): z.ZodType[] {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch
  )
    return listParts(schema.def.innerType);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(listParts);
  if (schema instanceof z.ZodIntersection) return [...listParts(schema.def.left), ...listParts(schema.def.right)];
  if (schema instanceof z.ZodLazy) return listParts(schema.def.getter());
  // What comes before a transform is what is sent; after `preprocess` it is what is meant.
  if (schema instanceof z.ZodPipe) return [...listParts(schema.def.in), ...listParts(schema.def.out)];
  return schema instanceof z.ZodType ? [schema] : [];
}
