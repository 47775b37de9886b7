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
    "export interface components {",
    "  schemas: {",
    ...Object.entries(document.components.schemas).map(([name, each]) => `    ${name}: ${formatType(each)};`),
    "  };",
    "}",
    "",
    "export interface webhooks {",
    ...Object.entries(document.webhooks).map(
      ([type, { post }]) =>
        `  ${JSON.stringify(type)}: { post: { requestBody: { content: { "application/json": ${formatType(getJsonBody(post) ?? {})} } } } };`,
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
        `${formatKey(name)}${required ? "" : "?"}: ${each ? formatType(each) : "string"}`,
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
    `      requestBody${body ? "" : "?"}: ${body ? `{ content: { "application/json": ${formatType(body)} } }` : "never"};`,
    `      responses: {`,
    `        ${status}: { headers: { [name: string]: unknown }; content: { "application/json": ${schema ? formatType(schema) : "unknown"} } };`,
    `        default: { headers: { [name: string]: unknown }; content: { "application/json": { message: string; code: string; errors: Record<string, string[]>; request_id: string } } };`,
    `      };`,
    `    };`,
    "",
  ].join("\n");
}

/** A schema as a type; named ones by their names. */
function formatType(schema: JsonSchema): string {
  const below = formatType;
  if (schema.$ref) return `components["schemas"][${JSON.stringify(schema.$ref.split("/").at(-1))}]`;
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
