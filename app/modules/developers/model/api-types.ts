import {
  type ApiCall,
  type ApiDocument,
  getJsonBody,
  getSuccessResponse,
  type JsonSchema,
  listCalls,
} from "./api-document.ts";

/** The description as TypeScript types, in the format of `openapi-typescript` for `openapi-fetch`. */
export function formatTypes(document: ApiDocument): string {
  const byPath = Map.groupBy(listCalls(document), ({ path }) => path);
  return [
    "// Made from /api/openapi.json. For openapi-fetch: createClient<paths>().",
    "export interface paths {",
    ...[...byPath].map(
      ([path, calls]) => `  ${JSON.stringify(path)}: {\n${calls.map(formatOperationType).join("")}  };`,
    ),
    "}",
    "",
  ].join("\n");
}

function formatOperationType(call: ApiCall): string {
  const { status, schema } = getSuccessResponse(call);
  const body = getJsonBody(call);
  const inside = (where: string) => {
    const named = call.parameters.filter(({ in: each, $ref }) => each === where && !$ref);
    const fields = named.map(
      ({ name, required, schema: each }) =>
        `${formatKey(name)}${required ? "" : "?"}: ${each ? formatType(each, each) : "string"}`,
    );
    return fields.length > 0
      ? `${where}${named.some(({ required }) => required) ? "" : "?"}: { ${fields.join("; ")} }`
      : `${where}?: never`;
  };
  const header = `header?: { "Idempotency-Key"?: string; account?: string }`;
  return [
    `    /** ${call.summary.replaceAll("*/", "")} */`,
    `    ${call.method.toLowerCase()}: {`,
    `      parameters: { ${[inside("query"), header, inside("path"), "cookie?: never"].join("; ")} };`,
    `      requestBody${body ? "" : "?"}: ${body ? `{ content: { "application/json": ${formatType(body, body)} } }` : "never"};`,
    `      responses: {`,
    `        ${status}: { headers: { [name: string]: unknown }; content: { "application/json": ${schema ? formatType(schema, schema) : "unknown"} } };`,
    `        default: { headers: { [name: string]: unknown }; content: { "application/json": { message: string; code: string; errors: Record<string, string[]>; request_id: string } } };`,
    `      };`,
    `    };`,
    "",
  ].join("\n");
}

const MAX_DEPTH = 24;

/** A schema as a type. References are resolved to any depth. */
function formatType(schema: JsonSchema, root: JsonSchema, depth = 0): string {
  if (depth > MAX_DEPTH) return "unknown";
  const below = (each: JsonSchema) => formatType(each, root, depth + 1);
  if (schema.$ref) {
    const named = root.$defs?.[schema.$ref.split("/").at(-1) ?? ""];
    return named ? below(named) : "unknown";
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(" | ");
  if (schema.allOf) return schema.allOf.map((each) => `(${below(each)})`).join(" & ");
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return some.map((each) => `(${below(each)})`).join(" | ");
  return [schema.type ?? "unknown"]
    .flat()
    .map((type) => formatNamedType(type, schema, below))
    .join(" | ");
}

const scalarTypes: Readonly<Record<string, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

function formatNamedType(type: string, schema: JsonSchema, below: (each: JsonSchema) => string): string {
  if (schema.prefixItems) return `[${schema.prefixItems.map(below).join(", ")}]`;
  if (type === "array") return `(${schema.items ? below(schema.items) : "unknown"})[]`;
  if (type !== "object") return scalarTypes[type] ?? "unknown";
  if (!schema.properties) {
    const rest = schema.additionalProperties;
    return `Record<string, ${typeof rest === "object" ? below(rest) : "unknown"}>`;
  }
  const fields = Object.entries(schema.properties).map(
    ([name, each]) => `${formatKey(name)}${schema.required?.includes(name) ? "" : "?"}: ${below(each)}`,
  );
  return `{ ${fields.join("; ")} }`;
}

const formatKey = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));
