import type { ListField } from "#app/platform/http/api.server.ts";
import type { WrittenCall } from "./openapi-calls.ts";
import { areaOf } from "./titles/titles.ts";

// What operations of the API's description have in common.

export type Json = Record<string, unknown>;

export const json = (schema: Json): Json => ({ "application/json": { schema } });

/** Query parameters of every list (api.md). */
export const listParameters: readonly Json[] = [
  { name: "sort", in: "query", schema: { type: "string" }, description: "A field; descending with a minus before it." },
  { name: "search", in: "query", schema: { type: "string" } },
  { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 100 } },
  { name: "cursor", in: "query", schema: { type: "string" }, description: "`next` or `previous` of the page before." },
  {
    name: "filters",
    in: "query",
    style: "deepObject",
    explode: true,
    schema: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
    description: "`filters[field][]=value`, and `filters[field][not][]=value` for the rest.",
  },
];

export const fieldsParameter: Json = {
  name: "fields",
  in: "query",
  schema: { type: "string" },
  description: "Only these fields of each row: number,status",
};

/** What rows may bring along. */
export const expandParameter = (words: readonly string[]): Json => ({
  name: "expand[]",
  in: "query",
  style: "form",
  explode: true,
  schema: { type: "array", items: { type: "string", enum: words } },
  description: "Lists that come with each row.",
});

/** What a list is sorted and filtered by, in a sentence. */
export function fieldsTold(fields: readonly ListField[]): string {
  const sorts = fields.filter(({ sorts: can }) => can).map(({ name }) => name);
  const filters = fields.flatMap(({ name, kind }) => (kind ? [`${name} (${kind})`] : []));
  return [
    ...(sorts.length > 0 ? [`Sorted by ${sorts.join(", ")}.`] : []),
    ...(filters.length > 0 ? [`Filtered by ${filters.join(", ")}.`] : []),
  ].join(" ");
}

/** A call that no table describes. */
export function describedOperation({
  method,
  path,
  summary,
  description,
  status = 200,
  form,
  body,
  data,
  file,
}: WrittenCall): Json {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const parameters: Json[] = named.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
  if (file) parameters.push({ name: "format", in: "query", schema: { type: "string", enum: Object.keys(file) } });
  const open = path.startsWith("/api/auth/");
  if (!open) parameters.push({ $ref: "#/components/parameters/Account" });
  if (path === "/api/orders/imports") parameters.push({ $ref: "#/components/parameters/IdempotencyKey" });
  return {
    operationId: `${method.toLowerCase()}_${path.replace(/\W+/g, "_")}`,
    tags: [areaOf(path)],
    summary,
    ...(description ? { description } : {}),
    ...(open && method === "POST" ? { security: [] } : {}),
    parameters,
    ...(form ? { requestBody: { content: { "multipart/form-data": { schema: form } } } } : {}),
    ...(body ? { requestBody: { content: json({ type: "object", ...body }) } } : {}),
    responses: {
      [status]: {
        description: "Success",
        content: file ? filesOf(file) : json({ type: "object", properties: { data: data ?? {} }, required: ["data"] }),
      },
      default: { $ref: "#/components/responses/Failure" },
    },
  };
}

const filesOf = (file: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(Object.values(file).map((type) => [type, { schema: { type: "string", format: "binary" } }]));

export const components = {
  securitySchemes: {
    token: { type: "http", scheme: "bearer", description: "An access token: wb_live_…" },
    session: { type: "apiKey", in: "cookie", name: "__Host-session" },
  },
  parameters: {
    Account: {
      name: "account",
      in: "header",
      schema: { type: "string", format: "uuid" },
      description: "Which of your accounts the call is for; without it the one chosen last.",
    },
    IdempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      schema: { type: "string", maxLength: 255 },
      description: "Any text of your own; the same key is answered with the stored answer for 24 hours.",
    },
  },
  responses: {
    Failure: {
      description: "What went wrong, by a code that never changes and sentences in the caller's language.",
      content: json({
        type: "object",
        properties: {
          message: { type: "string" },
          code: { type: "string" },
          errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
          request_id: { type: "string", description: "Also in the header X-Request-Id" },
        },
        required: ["message", "code", "errors", "request_id"],
      }),
    },
  },
};
