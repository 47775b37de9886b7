import type { Json, ListField } from "#app/platform/http/endpoint-definition.ts";

// What operations of the API's description have in common.

/** A parameter, or where in the components it stands. */
export type Parameter =
  | { $ref: string }
  | {
      name: string;
      in: "path" | "query" | "header";
      required?: true;
      schema: Json;
      description?: string;
      style?: string;
      explode?: boolean;
    };

export const json = (schema: Json) => ({ "application/json": { schema } });

/** Query parameters of every list . */
export const listParameters: readonly Parameter[] = [
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

export const fieldsParameter: Parameter = {
  name: "fields",
  in: "query",
  schema: { type: "string" },
  description: "Only these fields of each row: number,status",
};

/** What rows may bring along. */
export const expandParameter = (words: readonly string[]): Parameter => ({
  name: "expand[]",
  in: "query",
  style: "form",
  explode: true,
  schema: { type: "array", items: { type: "string", enum: words } },
  description: "Lists that come with each row.",
});

/** What a list is sorted and filtered by, in a sentence. */
export function describeFields(fields: readonly ListField[]): string {
  const sorts = fields.filter(({ sorts: can }) => can).map(({ name }) => name);
  const filters = fields.flatMap(({ name, kind }) => (kind ? [`${name} (${kind})`] : []));
  return [
    ...(sorts.length > 0 ? [`Sorted by ${sorts.join(", ")}.`] : []),
    ...(filters.length > 0 ? [`Filtered by ${filters.join(", ")}.`] : []),
  ].join(" ");
}

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

/** A parameter of the components. */
export function referTo(name: keyof typeof components.parameters): Parameter {
  return { $ref: `#/components/parameters/${name}` };
}
