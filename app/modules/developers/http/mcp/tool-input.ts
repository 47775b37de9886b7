import { z } from "zod";
import type { Json, ListDefinition, ListField } from "#app/platform/http/endpoint-definition.ts";
import type { CallRequest } from "../openapi/openapi.server.ts";

// The input of a tool, from the description of its call, in as few words as a model needs: the tools of all groups are read by a
// model before its first word. What is left out here (bounds, patterns, codes beside words) is still checked, and a refusal says it.

const inputSchema = z.object({
  type: z.literal("object"),
  properties: z.record(z.string(), z.json()),
  required: z.array(z.string()).optional(),
});
export type ToolInput = z.output<typeof inputSchema>;

const text = { type: "string" };
const texts = { type: "array", items: text };

/** What the instructions say of all tools. */
const explainedOnce: readonly string[] = ["version", "based_on", "limit", "cursor", "fields", "dry_run", "sort"];

export function describeToolInput(
  { list }: { list: ListDefinition | null },
  { parameters, body: sent }: CallRequest,
  { isRead, hasDryRun }: { isRead: boolean; hasDryRun: boolean },
): ToolInput {
  const named = parameters.flatMap((each) =>
    "name" in each && each.in !== "header" && each.name !== "dry_run" ? [each] : [],
  );
  const asked = list ? named.filter(({ in: where }) => where === "path") : named;
  const query = asked.map(({ name, schema, description }) => [
    name,
    { ...schema, ...(description && { description }) },
  ]);
  const { properties, required, $defs, ...rest } = sent?.["application/json"]?.schema ?? {};
  const isPlain = properties !== undefined || Object.keys(rest).length === 0;
  const body: Json = isPlain ? { ...Object(properties) } : { body: rest };
  const needed = isPlain ? (Array.isArray(required) ? required.map(String) : []) : ["body"];
  const all = [...asked.filter((each) => each.required).map(({ name }) => name), ...needed];
  const shortened = shorten({ ...Object.fromEntries(query), ...body }, { ...Object($defs) });
  return inputSchema.parse({
    type: "object",
    properties: {
      ...Object(shortened),
      ...(list ? describeListInput(list) : isRead ? { fields: texts } : {}),
      ...(hasDryRun ? { dry_run: { type: "boolean" } } : {}),
    },
    ...(all.length > 0 ? { required: all } : {}),
  });
}

/** A list's input: its filters in one sentence, since a parameter for each with its operators would be most of all tools. */
function describeListInput({ fields, columns, expands, searches, defaultSort }: ListDefinition): Json {
  const filters = fields.flatMap(describeFilter);
  return {
    ...(filters.length > 0 ? { filters: { type: "object", description: filters.join("; ") } } : {}),
    ...(searches ? { search: text } : {}),
    ...(defaultSort === null ? {} : { sort: text }),
    limit: { type: "integer" },
    cursor: text,
    ...(columns.length > 0 ? { fields: texts } : {}),
    ...(expands.length > 0 ? { expand: { type: "array", items: { enum: expands } } } : {}),
  };
}

/** Of more words than these a refusal names those there are; a list's states are always said. */
const MANY_WORDS = { input: 24, filter: 8 };
const forms = {
  value: "id",
  text: "part",
  days: "day",
  number: "number",
  price: "amount",
  flag: "true",
  entry: "text",
} as const;

function describeFilter({ name, filter }: ListField): string[] {
  if (!filter) return [];
  const { words, form, format } = filter;
  const isLong = words.length > MANY_WORDS.filter && name !== "status";
  if (words.length > 0) return [`${name}: ${isLong ? "word" : words.join("|")}`];
  if (form === "entry") return [`${name}.KEY: text`];
  return [`${name}: ${form === "value" ? (format ?? "text") : forms[form]}`];
}

const keptFormats = ["date", "date-time"];

/** Properties in short: what has parts is a word like `{line1*, city, country*}`, with a star after what is needed. */
function shorten(properties: Json, defs: Json): Json {
  const seen = new Map<string, string>();
  return Object.fromEntries(
    Object.entries(properties).map(([name, each]) => {
      const { type, words, shape, format, description } = read(each, defs);
      const meaning = saysMore(description, name) ? description : "";
      const isLong = words.length > MANY_WORDS.input;
      if (shape === null)
        return [
          name,
          {
            ...(words.length > 0 && !isLong ? { enum: words } : { type }),
            ...(type === "array" && !words.length ? { items: describeItems(each, defs) } : {}),
            ...(format ? { format } : {}),
            ...(meaning ? { description: meaning } : {}),
          },
        ];
      const known = seen.get(shape);
      if (known === undefined) seen.set(shape, name);
      const parts = known === undefined ? shape : `as \`${known}\``;
      return [
        name,
        {
          type,
          ...(type === "array" ? { items: { type: "object" } } : {}),
          description: meaning ? `${meaning}: ${parts}` : parts,
        },
      ];
    }),
  );
}

function describeItems(schema: unknown, defs: Json): Json {
  const { type, words } = read(Object(resolve(schema, defs).items), defs);
  return words.length > 0 && words.length <= MANY_WORDS.input ? { enum: words } : { type };
}

interface Read {
  type: string;
  words: readonly string[];
  /** Of what has parts. */
  shape: string | null;
  format: string | null;
  description: string;
}

/** A schema as its type, its words or its parts; of several kinds the first that is not null. */
function read(given: unknown, defs: Json): Read {
  const schema = resolve(given, defs);
  const kinds = Array.isArray(schema.anyOf) ? schema.anyOf.map((each) => resolve(each, defs)) : [];
  const one = kinds.find(({ type, enum: words }) => type !== "null" || words) ?? schema;
  const type = [one.type].flat().find((each) => typeof each === "string" && each !== "null");
  const words = Array.isArray(one.enum) ? one.enum.filter((each) => typeof each === "string") : [];
  const description = String(schema.description ?? "")
    .replace(/(\. )?Without it: \S+$/, "")
    .replace(/^\d+ \w+(, \d+ \w+)+$/, "");
  const format = typeof one.format === "string" && keptFormats.includes(one.format) ? one.format : null;
  const shape = words.length > 0 ? null : describeParts(one, defs);
  return { type: typeof type === "string" ? type : "string", words, shape, format, description };
}

/** `{amount*, currency*, method*: cash|cheque}`; null of what has no parts. */
function describeParts(schema: Json, defs: Json): string | null {
  const holder = schema.type === "array" ? resolve(schema.items, defs) : schema;
  const parts = Object.entries(Object(holder.properties));
  if (parts.length === 0) return null;
  const needed = Array.isArray(holder.required) ? holder.required : [];
  const written = parts.map(([name, each]) => {
    const { type, words, shape } = read(each, defs);
    const value = shape ?? (words.length > 0 ? words.join("|") : type === "string" ? "" : type);
    return `${name}${needed.includes(name) ? "*" : ""}${value ? `: ${value}` : ""}`;
  });
  return `{${written.join(", ")}}${schema.type === "array" ? "[]" : ""}`;
}

function resolve(schema: unknown, defs: Json): Json {
  const { $ref, ...rest }: Json = Object(schema);
  return typeof $ref === "string" ? { ...Object(defs[$ref.split("/").at(-1) ?? ""]), ...rest } : rest;
}

/** A description that neither the name says already, as `Id of the agent` of `agent_id`, nor the instructions. */
function saysMore(description: string, name: string): boolean {
  const said = description.toLowerCase().replace(/^number of |\.$/g, "");
  if (said === "" || said === name.replaceAll("_", " ") || explainedOnce.includes(name)) return false;
  return !/^Only this /.test(description) && !(/^Ids? of /.test(description) && /_ids?$/.test(name));
}
