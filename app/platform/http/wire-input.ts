import { z } from "zod";
import { toSnakeKey } from "#app/platform/kernel/snake-case.ts";

/** A body as the command reads it, and the paths of keys that stand there under the code's own names. */
export interface WireInput {
  value: unknown;
  unknown: readonly string[];
}

/** What of a schema counts for names: the objects that a value may be, or the list of something. */
interface Names {
  /** The schema of each field by its name in the API; null where any name may stand. */
  fields: ReadonlyMap<string, { inner: string; schemas: z.ZodType[] }> | null;
  elements: z.ZodType[];
}

/** Reads a program's body by the command's own schema: names are snake_case there, whatever the command calls them. */
export function wireInput(schema: z.ZodType, body: unknown): WireInput {
  const unknown: string[] = [];
  const value = read([schema], body, "", unknown);
  return { value, unknown };
}

function read(schemas: readonly z.ZodType[], value: unknown, path: string, unknown: string[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { fields, elements } = namesOf(schemas);
  if (Array.isArray(value)) return value.map((each, at) => read(elements, each, within(path, at), unknown));
  if (!fields) return value;
  const inners = new Set([...fields.values()].map((field) => field.inner));
  const known: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const field = fields.get(key);
    if (field) known.push([field.inner, read(field.schemas, inner, within(path, key), unknown)]);
    // The code's own word for a field is none of the API's; what nobody knows is for the command to refuse.
    else if (inners.has(key)) unknown.push(within(path, key));
    else known.push([key, inner]);
  }
  return Object.fromEntries(known);
}

const within = (path: string, key: string | number) => (path === "" ? String(key) : `${path}.${key}`);

/** The names that a value may have by any of some schemas. */
function namesOf(schemas: readonly z.ZodType[]): Names {
  const fields = new Map<string, { inner: string; schemas: z.ZodType[] }>();
  const elements: z.ZodType[] = [];
  let isOpen = schemas.length === 0;
  let hasObject = false;
  for (const schema of schemas.flatMap(partsOf)) {
    if (schema instanceof z.ZodObject) {
      hasObject = true;
      isOpen ||= isLoose(schema);
      for (const [inner, field] of Object.entries(schema.shape)) {
        const known = fields.get(toSnakeKey(inner));
        if (field instanceof z.ZodType)
          fields.set(toSnakeKey(inner), { inner, schemas: [...(known?.schemas ?? []), field] });
      }
    } else if (schema instanceof z.ZodArray) elements.push(...partsOf(schema.element));
    else if (schema instanceof z.ZodTuple) elements.push(...schema.def.items.flatMap(partsOf));
    else isOpen ||= schema instanceof z.ZodRecord || schema instanceof z.ZodUnknown || schema instanceof z.ZodAny;
  }
  // What is no object at all is for the schema to refuse.
  return { fields: isOpen || !hasObject ? null : fields, elements };
}

/** An object whose other keys are kept. */
function isLoose(schema: z.ZodObject): boolean {
  return schema.def.catchall instanceof z.ZodUnknown;
}

/** The schemas that a schema is made of: alternatives, both sides of an intersection, what is wrapped, what a transform reads. */
function partsOf(schema: z.core.$ZodType): z.ZodType[] {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch
  )
    return partsOf(schema.def.innerType);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(partsOf);
  if (schema instanceof z.ZodIntersection) return [...partsOf(schema.def.left), ...partsOf(schema.def.right)];
  if (schema instanceof z.ZodLazy) return partsOf(schema.def.getter());
  // What comes before a transform is what is sent; after `preprocess` it is what is meant.
  if (schema instanceof z.ZodPipe) return [...partsOf(schema.def.in), ...partsOf(schema.def.out)];
  return schema instanceof z.ZodType ? [schema] : [];
}
