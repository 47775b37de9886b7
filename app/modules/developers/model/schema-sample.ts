import { type JsonSchema, resolveSchema } from "./api-document.ts";

/** Sample values by field name: an order that the demo region can deliver. They are taken where the schema allows them. */
const sampleValues: Readonly<Record<string, unknown>> = {
  ...{ line1: "Landstrasse 8", city: "Schaan", postal_code: "9494", country: "LI", currency: "CHF", amount: "64.90" },
  ...{ first_name: "Anna", last_name: "Huber", phone: "+4232345678", email: "anna@example.com" },
  ...{ id: "01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f01", number: "WB-1001" },
  ...{ external_id: "TR-3187", timezone: "Europe/Vaduz", units: "metric", url: "https://hooks.example.com/waybill" },
  ...{ longitude: 9.5097, latitude: 47.1653, quantity: 1, weight: 4.2, length: 30, width: 20, height: 10 },
  ...{ reason: "Ordered twice", name: "Example", version: 1, from: "2026-12-11T08:00", to: "2026-12-11T12:00" },
  ...{ start_at: "2026-12-11T07:00", end_at: "2026-12-11T18:00", date: "2026-12-11" },
};

const MAX_DEPTH = 6;

/** A plausible value for a schema: required fields, or all when none are required. */
export function createSchemaSample(
  schema: JsonSchema,
  options: { all: boolean },
  name = "",
  root: JsonSchema = schema,
  depth = 0,
): unknown {
  const found = resolveSchema(schema, root);
  if (found.const !== undefined) return found.const;
  if (found.enum) return found.enum[0];
  const below = (each: JsonSchema, key: string) => createSchemaSample(each, options, key, root, depth + 1);
  if (found.properties) {
    const named = Object.entries(found.properties);
    const needed = named.filter(([key]) => found.required?.includes(key));
    // Recursive schemas end with their required fields.
    const wanted = options.all && depth < MAX_DEPTH ? named : needed;
    const some = wanted.length > 0 || depth >= MAX_DEPTH ? wanted : named.slice(0, 1);
    return Object.fromEntries(some.map(([key, each]) => [key, below(each, key)]));
  }
  if (found.prefixItems) return found.prefixItems.map((each) => below(each, name));
  if (found.items) {
    const count = Math.max(found.minItems ?? 0, depth < MAX_DEPTH ? 1 : 0);
    return Array.from({ length: count }, () => below(found.items ?? {}, toSingular(name)));
  }
  const usual = Object.hasOwn(sampleValues, name) ? sampleValues[name] : undefined;
  return usual !== undefined && fits(found, usual) ? usual : createScalar(found);
}

function toSingular(name: string): string {
  return name.replace(/s$/, "");
}

/** The type of a nullable value. */
function getKind({ type }: JsonSchema): string | undefined {
  return Array.isArray(type) ? type.find((each) => each !== "null") : type;
}

function fits(schema: JsonSchema, value: unknown): boolean {
  const kind = getKind(schema);
  if (typeof value === "number")
    return kind === "integer"
      ? Number.isInteger(value) && isWithin(schema, value)
      : kind === "number" && isWithin(schema, value);
  return typeof value === "string" && kind === "string" && isText(schema, value);
}

function isWithin(
  { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: JsonSchema,
  value: number,
) {
  return value >= minimum && value <= maximum;
}

function isText({ pattern, format, minLength = 0, maxLength = 10_000 }: JsonSchema, value: string): boolean {
  if (value.length < minLength || value.length > maxLength) return false;
  if (format && samplesByFormat[format] !== undefined && !formatPatterns[format]?.test(value)) return false;
  return !pattern || new RegExp(pattern, "u").test(value);
}

const samplesByFormat: Readonly<Record<string, string>> = {
  uuid: "01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f01",
  "date-time": "2026-12-11T09:00:00.000Z",
  date: "2026-12-11",
  email: "anna@example.com",
  uri: "https://hooks.example.com/waybill",
};

const formatPatterns: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f-]{36}$/,
  "date-time": /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  email: /@/,
  uri: /^https?:/,
};

/** Texts of which one fits most patterns. */
const texts = [
  "text",
  "12.50",
  "CHF",
  "LI",
  "2026-12-11T09:00",
  "2026-12-11",
  "09:00",
  "01-01",
  "#1f6feb",
  "1",
  "WB-1001",
  "Europe/Vaduz",
  "r1",
  "2h",
  "0088:7300010000001",
  "01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f01:CHF",
  "0".repeat(64),
  "A".repeat(87),
  "A".repeat(22),
];

function createScalar(schema: JsonSchema): unknown {
  const { format, default: usually, minimum, exclusiveMinimum, maximum = Number.POSITIVE_INFINITY } = schema;
  if (usually !== undefined) return usually;
  const kind = getKind(schema);
  if (kind === "integer" || kind === "number") {
    const least = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);
    return Math.min(Math.max(1, least), maximum);
  }
  if (kind === "boolean") return true;
  if (kind === "array") return [];
  if (kind === "null") return null;
  if (kind !== "string") return {};
  const wanted = [samplesByFormat[format ?? ""] ?? [], texts].flat();
  const found = wanted.find((each) => isText(schema, each)) ?? "text";
  return found.padEnd(schema.minLength ?? 0, "x").slice(0, schema.maxLength ?? 10_000);
}
