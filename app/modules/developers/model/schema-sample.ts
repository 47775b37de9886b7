import { type JsonSchema, resolveSchema } from "./api-document.ts";

/** Sample values by field name: an order that the demo region can deliver. */
const sampleValues: Readonly<Record<string, unknown>> = {
  ...{ line1: "Landstrasse 8", city: "Schaan", postal_code: "9494", country: "LI", currency: "CHF", amount: "64.90" },
  ...{ first_name: "Anna", last_name: "Huber", phone: "+4232345678", email: "anna@example.com" },
  ...{ id: "01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f01", number: "WB-1001" },
  ...{ external_id: "TR-3187", timezone: "Europe/Vaduz", units: "metric", url: "https://hooks.example.com/waybill" },
  ...{ longitude: 9.5097, latitude: 47.1653, quantity: 1, weight: 4.2, length: 30, width: 20, height: 10 },
  ...{ reason: "Ordered twice", name: "Example", version: 1, from: "2026-12-11T08:00", to: "2026-12-11T12:00" },
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
  if (found.properties && depth < MAX_DEPTH) {
    const named = Object.entries(found.properties);
    const wanted = options.all ? named : named.filter(([key]) => found.required?.includes(key));
    return Object.fromEntries(
      (wanted.length > 0 ? wanted : named.slice(0, 1)).map(([key, each]) => [
        key,
        createSchemaSample(each, options, key, root, depth + 1),
      ]),
    );
  }
  if (found.prefixItems)
    return found.prefixItems.map((each) => createSchemaSample(each, options, name, root, depth + 1));
  if (found.items)
    return depth < MAX_DEPTH ? [createSchemaSample(found.items, options, toSingular(name), root, depth + 1)] : [];
  if (Object.hasOwn(sampleValues, name)) return sampleValues[name];
  return createScalar(found);
}

function toSingular(name: string): string {
  return name.replace(/s$/, "");
}

function createScalar({ type, format, minimum, default: usually }: JsonSchema): unknown {
  if (usually !== undefined) return usually;
  const kind = Array.isArray(type) ? type.find((each) => each !== "null") : type;
  if (format === "uuid") return "01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f01";
  if (format === "date-time") return "2026-12-11T09:00:00.000Z";
  if (format === "email") return "anna@example.com";
  if (kind === "integer" || kind === "number") return Math.max(1, minimum ?? 1);
  if (kind === "boolean") return true;
  if (kind === "array") return [];
  return kind === "object" ? {} : "text";
}
