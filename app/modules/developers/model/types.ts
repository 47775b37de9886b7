import { type ApiDocument, answerOf, bodyOf, type Call, callsOf, type Schema } from "./document.ts";

/** The description as types of TypeScript, in the shape that `openapi-typescript` writes and `openapi-fetch` reads. */
export function typesOf(document: ApiDocument): string {
  const byPath = Map.groupBy(callsOf(document), ({ path }) => path);
  return [
    "// Made from /api/openapi.json. For openapi-fetch: createClient<paths>().",
    "export interface paths {",
    ...[...byPath].map(([path, calls]) => `  ${JSON.stringify(path)}: {\n${calls.map(operationType).join("")}  };`),
    "}",
    "",
  ].join("\n");
}

function operationType(call: Call): string {
  const { status, schema } = answerOf(call);
  const body = bodyOf(call);
  const inside = (where: string) => {
    const named = call.parameters.filter(({ in: each, $ref }) => each === where && !$ref);
    const fields = named.map(
      ({ name, required, schema: each }) =>
        `${key(name)}${required ? "" : "?"}: ${each ? typeOf(each, each) : "string"}`,
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
    `      requestBody${body ? "" : "?"}: ${body ? `{ content: { "application/json": ${typeOf(body, body)} } }` : "never"};`,
    `      responses: {`,
    `        ${status}: { headers: { [name: string]: unknown }; content: { "application/json": ${schema ? typeOf(schema, schema) : "unknown"} } };`,
    `        default: { headers: { [name: string]: unknown }; content: { "application/json": { message: string; code: string; errors: Record<string, string[]>; request_id: string } } };`,
    `      };`,
    `    };`,
    "",
  ].join("\n");
}

const deepest = 24;

/** A schema as a type. References within a schema are followed, as deep as anything goes. */
function typeOf(schema: Schema, root: Schema, depth = 0): string {
  if (depth > deepest) return "unknown";
  const below = (each: Schema) => typeOf(each, root, depth + 1);
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
    .map((type) => ofType(type, schema, below))
    .join(" | ");
}

const scalars: Readonly<Record<string, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

function ofType(type: string, schema: Schema, below: (each: Schema) => string): string {
  if (schema.prefixItems) return `[${schema.prefixItems.map(below).join(", ")}]`;
  if (type === "array") return `(${schema.items ? below(schema.items) : "unknown"})[]`;
  if (type !== "object") return scalars[type] ?? "unknown";
  if (!schema.properties) {
    const rest = schema.additionalProperties;
    return `Record<string, ${typeof rest === "object" ? below(rest) : "unknown"}>`;
  }
  const fields = Object.entries(schema.properties).map(
    ([name, each]) => `${key(name)}${schema.required?.includes(name) ? "" : "?"}: ${below(each)}`,
  );
  return `{ ${fields.join("; ")} }`;
}

const key = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));
