import { z } from "zod";
import type { Json } from "#app/platform/http/endpoint-definition.ts";
import { leaves, toWordName } from "#app/platform/http/wire-shapes.ts";
import { getEnumeration } from "#app/platform/kernel/code-schema.ts";
import { listWords } from "#app/platform/kernel/enumeration.ts";
import { toSnakeKey } from "#app/platform/kernel/snake-case.ts";

/** Request schema (strict) or response schema (may gain fields). */
export type SchemaDirection = "sent" | "answered";

/** Names of schemas under `components`. */
export type SchemaNames = WeakMap<z.ZodType, string>;

/** A schema of the code as JSON schema, under the API's names. Named parts are in `$defs`. */
export function describeSchema(schema: z.ZodType, way: SchemaDirection, names: SchemaNames = new WeakMap()): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    metadata: withNames(names),
    override: (found) => {
      const { jsonSchema, zodSchema } = found;
      closed(found);
      delete jsonSchema.id;
      if (way === "sent") addWords(zodSchema, jsonSchema);
      if (jsonSchema.properties) jsonSchema.properties = inSnakeCase(jsonSchema.properties);
      if (jsonSchema.required) jsonSchema.required = jsonSchema.required.map(toSnakeKey);
      if (way === "answered" && zodSchema instanceof z.ZodObject) addTwins(zodSchema, jsonSchema);
    },
  });
  const plain = simplify(rest, way);
  if (!isFields(plain)) throw new Error("a schema that is no object");
  return plain;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Zod's registry, with our names as ids. */
function withNames(names: SchemaNames) {
  const registry = z.registry<Record<string, unknown>>();
  const { get, has } = z.globalRegistry;
  const nameOf = (schema: z.core.$ZodType) => (schema instanceof z.ZodType ? names.get(schema) : undefined);
  return Object.assign(registry, {
    get: (schema: z.core.$ZodType) => {
      const { id: _, ...known } = get.call(z.globalRegistry, schema) ?? {};
      const name = nameOf(schema);
      return name ? { ...known, id: name } : known;
    },
    has: (schema: z.core.$ZodType) => nameOf(schema) !== undefined || has.call(z.globalRegistry, schema),
  });
}

/** Renames fields to the API's names. */
function inSnakeCase<Value>(fields: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [toSnakeKey(name), value]));
}

/** Refuses unknown keys; parts of an intersection allow each other's. */
const closed: NonNullable<z.core.ToJSONSchemaParams["override"]> = ({ zodSchema, jsonSchema }) => {
  if (zodSchema instanceof z.ZodObject && !zodSchema.def.catchall) jsonSchema.additionalProperties = false;
  if (!(zodSchema instanceof z.ZodIntersection)) return;
  for (const half of jsonSchema.allOf ?? []) delete half.additionalProperties;
  jsonSchema.unevaluatedProperties = false;
};

/** Allows words for codes in a request. */
function addWords(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema): void {
  const enumeration = getEnumeration(zodSchema instanceof z.ZodPipe ? zodSchema.def.out : zodSchema);
  if (!enumeration) return;
  jsonSchema.type = undefined;
  jsonSchema.enum = [...listWords(enumeration), ...enumeration.codes];
}

/** Adds the word field beside each code of a response. */
function addTwins({ shape }: z.ZodObject, jsonSchema: JsonSchema): void {
  const fields = new Map(Object.entries(shape).map(([key, field]) => [toSnakeKey(key), field]));
  const required = jsonSchema.required ?? [];
  jsonSchema.properties = Object.fromEntries(
    Object.entries(jsonSchema.properties ?? {}).flatMap(([key, own]) => {
      const field = fields.get(key);
      const leaf = field && leaves.get(bare(field));
      if (!field || leaf?.kind !== "code") return [[key, own]];
      if (required.includes(key)) required.push(toWordName(key));
      return [
        [key, own],
        [toWordName(key), describeWord(key, leaf.words, isNullable(field))],
      ];
    }),
  );
}

function describeWord(key: string, words: Readonly<Record<string, string>>, nullable: boolean): JsonSchema {
  const named = Object.values(words);
  const description = `\`${key}\` as a word`;
  return nullable
    ? { anyOf: [{ type: "string", enum: named }, { type: "null" }], description }
    : { type: "string", enum: named, description };
}

function bare(schema: z.core.$ZodType): z.ZodType {
  if (!(schema instanceof z.ZodType)) throw new Error("an output is described by another kind of schema");
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? bare(schema.unwrap()) : schema;
}

function isNullable(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodNullable) return true;
  return schema instanceof z.ZodOptional && isNullable(schema.unwrap());
}

const isFields = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Formats whose pattern says nothing more. */
const knownFormats = ["uuid", "date", "date-time", "email", "uri", "time"];

/** Simplifies a schema for tools that support less of JSON schema. */
function simplify(value: unknown, way: SchemaDirection): unknown {
  if (Array.isArray(value)) return value.map((each) => simplify(each, way));
  if (!isFields(value)) return value;
  const made: Json = {};
  for (const [key, each] of Object.entries(value))
    made[key] = holdsData.has(key)
      ? each
      : holdsSchemas.has(key) && isFields(each)
        ? mapFields(each, way)
        : simplify(each, way);
  if (way === "answered" && made.additionalProperties === false) delete made.additionalProperties;
  if (way === "answered") delete made.unevaluatedProperties;
  if (way === "sent") describeDefault(made);
  delete made.propertyNames;
  if (typeof made.format === "string" && knownFormats.includes(made.format)) delete made.pattern;
  if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum;
  if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum;
  // No further items in a tuple.
  if (made.prefixItems && made.items === false) made.items = {};
  return joinNull(made);
}

/** Moves a default into the description: some generators make such fields required. */
function describeDefault(schema: Json): void {
  if (schema.default === undefined) return;
  const text = typeof schema.default === "object" ? null : String(schema.default);
  if (text) schema.description = `${schema.description ? `${schema.description}. ` : ""}Without it: ${text}`;
  delete schema.default;
}

const holdsData = new Set(["enum", "const", "default", "examples", "required"]);
const holdsSchemas = new Set(["properties", "$defs"]);

const mapFields = (fields: Json, way: SchemaDirection): Json =>
  Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, simplify(each, way)]));

/** `anyOf: [text, null]` as `type: [string, null]`. */
function joinNull(schema: Json): Json {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [first, second] = anyOf;
  if (!isFields(first) || !isFields(second) || second.type !== "null" || typeof first.type !== "string") return schema;
  const words = Array.isArray(first.enum) ? { enum: [...first.enum, null] } : {};
  return { ...first, ...words, ...rest, type: [first.type, "null"] };
}
