import { z } from "zod";

/** A repeatable source of choices. */
export interface RandomSource {
  /** From 0 up to below 1. */
  next(): number;
  pick<T>(values: readonly T[]): T;
}

/** mulberry32: the same seed, the same choices. */
export function createRandomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { next, pick: (values) => values[Math.floor(next() * values.length)] as (typeof values)[number] };
}

/** What has broken somebody's program before. */
const junk: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  -1e15,
  2 ** 53,
  "",
  " ",
  "x".repeat(6000),
  "\u0000",
  "\ud800",
  "👩‍🚀".repeat(300),
  "=HYPERLINK(1)",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "2026-13-45",
  "24:61",
  "NaN",
  "1,5",
  "00000000-0000-0000-0000-000000000000",
  "../../etc/passwd",
  "%00%ff",
  [],
  {},
  [[]],
  [null],
  { $ne: null },
  { constructor: { prototype: {} } },
  Array.from({ length: 2000 }, () => "x"),
];

const pickJunk = (chance: RandomSource) => structuredClone(chance.pick(junk));

interface Shape {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  allOf?: readonly Shape[];
  properties?: Record<string, Shape>;
  required?: readonly string[];
  items?: Shape;
  prefixItems?: readonly Shape[];
  format?: string;
  minItems?: number;
  minimum?: number;
  minLength?: number;
}

/** Something that looks like what a schema wants. */
function createPlausible(shape: Shape, chance: RandomSource, depth = 0): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return chance.pick(shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return createPlausible(chance.pick(choices), chance, depth);
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((each) => createPlausible(each, chance, depth)));
  if (shape.type === "object" || shape.properties) {
    const { properties = {}, required = [] } = shape;
    const kept = Object.entries(properties).filter(([name]) => required.includes(name) || chance.next() < 0.6);
    return Object.fromEntries(kept.map(([name, each]) => [name, createPlausible(each, chance, depth + 1)]));
  }
  if (shape.prefixItems) return shape.prefixItems.map((each) => createPlausible(each, chance, depth + 1));
  if (shape.type === "array") {
    const count = depth > 6 ? 0 : Math.max(shape.minItems ?? 0, Math.floor(chance.next() * 3));
    return Array.from({ length: count }, () => createPlausible(shape.items ?? {}, chance, depth + 1));
  }
  if (shape.type === "integer" || shape.type === "number")
    return Math.max(shape.minimum ?? 0, 0) + Math.floor(chance.next() * 20);
  if (shape.type === "boolean") return chance.next() < 0.5;
  if (shape.type === "null") return null;
  if (shape.format === "uuid")
    return `01900000-0000-7000-8000-${String(Math.floor(chance.next() * 1e12)).padStart(12, "0")}`;
  if (shape.format === "email") return "person@example.test";
  if (shape.format === "date") return "2026-11-21";
  return chance
    .pick(["Sarajevo", "+38761000001", "BA", "12.50", "2026-11-21", "1", "EUR"])
    .padEnd(shape.minLength ?? 0, "x");
}

/** Every place of a value that junk can be put into: the object or array, and the key. */
function listPlaces(value: unknown): [holder: Record<string, unknown>, key: string][] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [[holder, key] as [typeof holder, string], ...listPlaces(holder[key])]);
}

/** The places of a plausible value that hold an object whose keys the schema names. */
export function listObjectPaths(schema: z.ZodType, value: unknown): (string | number)[][] {
  return listNamedObjects(getShape(schema), value);
}

function listNamedObjects(shape: Shape, value: unknown): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [];
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) {
    const objects = choices.filter(({ properties, items }) => properties || items);
    const [only] = objects;
    // Of several shapes only what they have in common would be sure.
    return only && objects.length === 1 ? listNamedObjects(only, value) : only?.properties ? [[]] : [];
  }
  if (shape.allOf)
    return [[], ...shape.allOf.flatMap((each) => listNamedObjects(each, value).filter(({ length }) => length > 0))];
  const below = (key: string | number, each: Shape) =>
    listNamedObjects(each, Reflect.get(value, key)).map((path) => [key, ...path]);
  if (shape.items && Array.isArray(value)) return value.flatMap((_, at) => below(at, shape.items ?? {}));
  if (!shape.properties) return [];
  return [[], ...Object.entries(shape.properties).flatMap(([key, each]) => below(key, each))];
}

/** Something that looks like what a schema wants; its rules may still refuse it. */
export function createPlausibleInput(schema: z.ZodType, chance: RandomSource): unknown {
  return createPlausible(getShape(schema), chance);
}

const shapes = new WeakMap<z.ZodType, Shape>();

function getShape(schema: z.ZodType): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
  shapes.set(schema, made);
  return made;
}

/** An input that the schema refuses: plausible, but for one to three places; plain junk where nothing else is refused. */
export function createMalformedInput(schema: z.ZodType, chance: RandomSource): unknown {
  const shape = getShape(schema);
  for (let tries = 0; tries < 40; tries += 1) {
    const value = chance.next() < 0.04 ? pickJunk(chance) : createPlausible(shape, chance);
    for (let count = Math.ceil(chance.next() * 3); count > 0; count -= 1) {
      const [holder, key] = chance.pick(listPlaces(value)) ?? [];
      if (!holder || key === undefined) break;
      if (chance.next() < 0.15) delete holder[key];
      else holder[key] = pickJunk(chance);
    }
    if (!schema.safeParse(value).success) return value;
  }
  return null;
}
