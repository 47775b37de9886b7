import { answerOf, bodyOf, type Call, formOf, plain, type Schema } from "./document.ts";

/** How deep the fields of an object are listed. */
const deepest = 3;

interface Field {
  name: string;
  required: boolean;
  type: string;
  means: string;
}

/** Everything that a call is sent and answers, as Markdown without its title. */
export function operationText(call: Call): string {
  const sent = [...parametersOf(call), ...fieldsOf(bodyOf(call) ?? formOf(call))];
  const { status, schema } = answerOf(call);
  const needs = call["x-permissions"].map((each) => `\`${each}\``).join(", ");
  return [
    `\`${call.method} ${call.path}\`${needs ? ` needs ${needs}` : ""}`,
    ...(sent.length > 0 ? ["", "## What you send", "", ...table(sent)] : []),
    "",
    `## What you get: ${status}`,
    "",
    ...table(fieldsOf(schema)),
    "",
    "## What can go wrong",
    "",
    "| Status | Why |",
    "|---|---|",
    ...faults(call).map(([code, why]) => `| ${code} | ${why} |`),
    "",
  ].join("\n");
}

function table(fields: readonly Field[]): string[] {
  if (fields.length === 0) return ["A value without fields, or a file."];
  const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
  return [
    "| Field | Type | Meaning |",
    "|---|---|---|",
    ...fields.map(
      ({ name, required, type, means }) =>
        `| \`${name}\`${required ? " **required**" : ""} | ${cell(type)} | ${cell(means)} |`,
    ),
  ];
}

function parametersOf(call: Call): Field[] {
  return call.parameters.flatMap(({ $ref, name, in: where, required, description, schema }) => {
    if ($ref?.endsWith("/IdempotencyKey"))
      return [
        {
          name: "Idempotency-Key",
          required: false,
          type: "text, header",
          means: "The same key is answered with the stored answer for 24 hours.",
        },
      ];
    if ($ref) return [];
    return [{ name, required, type: `${schema ? typeOf(schema) : "text"}, ${where}`, means: description ?? "" }];
  });
}

/** The fields of an object, those of objects within it under both names. */
function fieldsOf(schema: Schema | null, root = schema, before = "", depth = 0): Field[] {
  if (!schema || !root) return [];
  const found = plain(schema, root);
  const within = found.items && depth > 0 ? plain(found.items, root) : found;
  return Object.entries(within.properties ?? {}).flatMap(([name, each]) => {
    const child = plain(each, root);
    const own = {
      name: before + name,
      required: within.required?.includes(name) ?? false,
      type: typeOf(child),
      means: each.description ?? child.description ?? "",
    };
    const deeper = child.items ? `${before}${name}[].` : `${before}${name}.`;
    return [own, ...(depth + 1 < deepest ? fieldsOf(each, root, deeper, depth + 1) : [])];
  });
}

const kinds: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  object: "object",
  array: "list",
};

/** What a value may be, in a few words. */
function typeOf(schema: Schema): string {
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
    .map((each) => kinds[each] ?? each)
    .join(" or ");
  const formats: Readonly<Record<string, string>> = { uuid: "id", "date-time": "moment", email: "e-mail" };
  const named = formats[schema.format ?? ""] ?? (schema.items ? `list of ${typeOf(plain(schema.items))}` : kind);
  return [
    named,
    ...(types.includes("null") ? ["or null"] : []),
    ...(schema.maxLength === undefined ? [] : [`${schema.maxLength} at most`]),
    ...(schema.maxItems === undefined ? [] : [`${schema.maxItems} at most`]),
  ].join(", ");
}

function faults(call: Call): [string, string][] {
  return [
    ...(bodyOf(call)
      ? ([["422", "A field is missing or wrong: `errors` says which and what it may be."]] as const)
      : []),
    ["401", "`token_invalid`, `token_expired` or `token_revoked`."],
    ...(call["x-permissions"].length > 0
      ? ([["403", `The token lacks ${call["x-permissions"].map((each) => `\`${each}\``).join(" or ")}.`]] as const)
      : []),
    ...(call.path.includes("{") ? ([["404", "Nothing of this account lies there."]] as const) : []),
    ...(call.method === "GET"
      ? []
      : ([
          ["409", "Somebody was faster (`lost_race`), or its status does not allow it (`illegal_transition`)."],
        ] as const)),
    ["429", "More than 600 requests in a minute: wait as many seconds as `Retry-After` says."],
  ].map(([code = "", why = ""]) => [code, why]);
}
