import {
  type ApiCall,
  getFormBody,
  getJsonBody,
  getSuccessResponse,
  type JsonSchema,
  resolveSchema,
} from "./api-document.ts";

/** Maximum depth of listed fields. */
const MAX_DEPTH = 3;

interface Field {
  name: string;
  required: boolean;
  type: string;
  description: string;
}

/** Parameters, body and responses of a call, as Markdown without its title. */
export function formatOperation(call: ApiCall): string {
  const sent = [...listParameters(call), ...listFields(getJsonBody(call) ?? getFormBody(call))];
  const { status, schema } = getSuccessResponse(call);
  const needs = call["x-permissions"].map((each) => `\`${each}\``).join(", ");
  return [
    `\`${call.method} ${call.path}\`${needs ? ` needs ${needs}` : ""}`,
    ...(sent.length > 0 ? ["", "## What you send", "", ...formatFieldTable(sent)] : []),
    "",
    `## What you get: ${status}`,
    "",
    ...formatFieldTable(listFields(schema)),
    "",
    "## What can go wrong",
    "",
    "| Status | Why |",
    "|---|---|",
    ...listErrors(call).map(([code, why]) => `| ${code} | ${why} |`),
    "",
  ].join("\n");
}

function formatFieldTable(fields: readonly Field[]): string[] {
  if (fields.length === 0) return ["A value without fields, or a file."];
  const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
  return [
    "| Field | Type | Meaning |",
    "|---|---|---|",
    ...fields.map(
      ({ name, required, type, description }) =>
        `| \`${name}\`${required ? " **required**" : ""} | ${cell(type)} | ${cell(description)} |`,
    ),
  ];
}

function listParameters(call: ApiCall): Field[] {
  return call.parameters.flatMap(({ $ref, name, in: where, required, description, schema }) => {
    if ($ref?.endsWith("/IdempotencyKey"))
      return [
        {
          name: "Idempotency-Key",
          required: false,
          type: "text, header",
          description: "The same key is answered with the stored answer for 24 hours.",
        },
      ];
    if ($ref) return [];
    return [
      { name, required, type: `${schema ? describeType(schema) : "text"}, ${where}`, description: description ?? "" },
    ];
  });
}

/** The fields of an object; nested ones have both names. */
function listFields(schema: JsonSchema | null, root = schema, before = "", depth = 0): Field[] {
  if (!schema || !root) return [];
  const found = resolveSchema(schema, root);
  const within = found.items && depth > 0 ? resolveSchema(found.items, root) : found;
  return Object.entries(within.properties ?? {}).flatMap(([name, each]) => {
    const child = resolveSchema(each, root);
    const own = {
      name: before + name,
      required: within.required?.includes(name) ?? false,
      type: describeType(child),
      description: each.description ?? child.description ?? "",
    };
    const deeper = child.items ? `${before}${name}[].` : `${before}${name}.`;
    return [own, ...(depth + 1 < MAX_DEPTH ? listFields(each, root, deeper, depth + 1) : [])];
  });
}

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  object: "object",
  array: "list",
};

/** Short description of a value's type. */
function describeType(schema: JsonSchema): string {
  if (schema.format === "binary") return "file";
  if (schema.enum)
    return (
      schema.enum
        .map((each) => `\`${String(each)}\``)
        .slice(0, 8)
        .join(", ") + (schema.enum.length > 8 ? " …" : "")
    );
  const types = [schema.type ?? "value"].flat();
  const kind = types
    .filter((each) => each !== "null")
    .map((each) => typeNames[each] ?? each)
    .join(" or ");
  const formats: Readonly<Record<string, string>> = { uuid: "id", "date-time": "moment", email: "e-mail" };
  const named =
    formats[schema.format ?? ""] ?? (schema.items ? `list of ${describeType(resolveSchema(schema.items))}` : kind);
  return [
    named,
    ...(types.includes("null") ? ["or null"] : []),
    ...(schema.maxLength === undefined ? [] : [`${schema.maxLength} at most`]),
    ...(schema.maxItems === undefined ? [] : [`${schema.maxItems} at most`]),
  ].join(", ");
}

function listErrors(call: ApiCall): [string, string][] {
  return [
    ...(getJsonBody(call)
      ? ([["422", "A field is missing or wrong: `errors` says which and what it may be."]] as const)
      : []),
    ["401", "`token_invalid`, `token_expired`, `token_revoked` or `token_rotated`."],
    ...(call["x-permissions"].length > 0
      ? ([["403", `The token lacks ${call["x-permissions"].map((each) => `\`${each}\``).join(" or ")}.`]] as const)
      : []),
    ...(call.path.includes("{") ? ([["404", "Nothing of this account lies there."]] as const) : []),
    ...(call.method === "GET"
      ? []
      : ([
          ["409", "Somebody was faster (`lost_race`), or its status does not allow it (`illegal_transition`)."],
        ] as const)),
    ["429", "More than 600 requests in a minute, or too many at once: wait as many seconds as `Retry-After` says."],
  ].map(([code = "", why = ""]) => [code, why]);
}
