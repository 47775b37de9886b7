import type { z } from "zod";
import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import type { Json } from "#app/platform/http/endpoint-definition.ts";
import { type JsonSchema, jsonSchema } from "../../model/json-schema.ts";
import { hiddenNames, plainTexts } from "../../model/redaction.ts";
import { describeSchema, type SchemaDirection } from "../openapi/describe-schema.ts";

/** Names of a schema's texts: of those that are words, ids, numbers or times, and of those that may be anything. */
export interface SchemaTexts {
  closed: ReadonlySet<string>;
  free: ReadonlySet<string>;
}

const found = new WeakMap<z.ZodType, ReadonlySet<string>>();

/** The names whose texts may be kept of what an endpoint is sent or answers: words, ids, numbers and times, and `plainTexts`. */
export function listPlainNames(schema: z.ZodType | null, way: SchemaDirection): ReadonlySet<string> {
  const known = schema && found.get(schema);
  if (known) return known;
  const { closed, free } = schema ? listSchemaTexts(describeSchema(schema, way)) : { closed: [], free: new Set() };
  const plain = new Set([...plainTexts, ...[...closed].filter((name) => !free.has(name) && !hiddenNames.has(name))]);
  if (schema) found.set(schema, plain);
  return plain;
}

const closedFormats = ["uuid", "date", "date-time", "time"];

/** The texts of a schema as the API describes it. */
export function listSchemaTexts(schema: Json): SchemaTexts {
  const texts = { closed: new Set<string>(), free: new Set<string>() };
  const root = jsonSchema.parse(schema);
  collect(root, { name: "", root, within: [], texts });
  return texts;
}

interface Walk {
  name: string;
  root: JsonSchema;
  /** Named parts that the walk is in, which may contain themselves. */
  within: readonly string[];
  texts: { closed: Set<string>; free: Set<string> };
}

function collect(schema: JsonSchema, walk: Walk): void {
  const part = schema.$ref?.split("/").at(-1);
  if (part !== undefined) {
    const named = walk.root.$defs?.[part];
    if (named && !walk.within.includes(part)) collect(named, { ...walk, within: [...walk.within, part] });
    return;
  }
  const { anyOf = [], oneOf = [], allOf = [], items, prefixItems = [], properties = {}, additionalProperties } = schema;
  const values = typeof additionalProperties === "object" ? [additionalProperties] : [];
  const parts = [...anyOf, ...oneOf, ...allOf, ...(items ? [items] : []), ...prefixItems, ...values];
  for (const each of parts) collect(each, walk);
  for (const [name, each] of Object.entries(properties)) collect(each, { ...walk, name });
  if (parts.length === 0 && schema.properties === undefined) addLeaf(schema, walk);
}

function addLeaf({ type, format = "", pattern, enum: words, const: word }: JsonSchema, { name, texts }: Walk): void {
  const isText = type === undefined || [type].flat().includes("string");
  if (words || word !== undefined) texts.closed.add(name);
  else if (isText) (pattern || closedFormats.includes(format) ? texts.closed : texts.free).add(name);
}

/** A query without what somebody is searched by: words, days, numbers and ids stay. */
export function redactQuery(params: URLSearchParams, endpoint: Endpoint | null): string | null {
  const shown = [...params].map(([key, value]) => {
    const name =
      key
        .replace(/^filters?\[([^\]]*)\]/, "$1")
        .replace(/\[\]$/, "")
        .split(".")[0] ?? "";
    return `${key}=${endpoint && isPlainParameter(name, endpoint) ? value : "…"}`;
  });
  return shown.length > 0 ? shown.join("&") : null;
}

const listParameters = ["sort", "limit", "cursor", "fields", "expand", "dry_run", "format"];

function isPlainParameter(name: string, { list, query }: Endpoint): boolean {
  const base = name.replace(/\[\]$/, "");
  if (listParameters.includes(base)) return true;
  const filter = list?.fields.find((each) => each.name === base)?.filter;
  if (filter)
    return (
      !["text", "entry"].includes(filter.form) &&
      (filter.form !== "value" || filter.words.length > 0 || filter.format === "id")
    );
  return query?.[base] !== undefined && query[base].type !== "text";
}
