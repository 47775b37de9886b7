import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import type { Json } from "#app/platform/http/endpoint-definition.ts";
import { takesVersion } from "#app/platform/http/entity-tags.server.ts";

// Parts that all operations of the description share.

/** A parameter, or a reference to one of the components. */
export type Parameter =
  | { $ref: string }
  | {
      name: string;
      in: "path" | "query" | "header";
      required?: boolean;
      schema: Json;
      description?: string;
      /** Of an object: `metadata[color]=red`. */
      style?: "deepObject";
      explode?: true;
    };

export const json = (schema: Json) => ({ "application/json": { schema } });

const failureSchema = {
  type: "object",
  description: "What went wrong, by a code that never changes and sentences in the caller's language.",
  properties: {
    message: { type: "string" },
    code: { type: "string", description: "Never changes: order_not_found, invalid_fields, lost_race" },
    errors: {
      type: "object",
      description: "By field or parameter",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
    request_id: { type: "string", description: "Also in the header X-Request-Id" },
  },
  required: ["message", "code", "errors", "request_id"],
};

/** Refusals by their status. */
const refusals = {
  "400": { name: "Malformed", description: "The body is not JSON." },
  "401": { name: "Unauthorized", description: "No session or token, or one that is no longer valid." },
  "403": { name: "Forbidden", description: "A permission or a feature is missing." },
  "404": { name: "NotFound", description: "Unknown, or another account's." },
  "304": { name: "NotModified", description: "It is what `If-None-Match` names." },
  "409": { name: "Conflict", description: "Somebody was faster, or its status does not allow it." },
  "412": { name: "Outdated", description: "Somebody was faster: `If-Match` names another version." },
  "413": { name: "TooLarge", description: "The file is too large." },
  "415": { name: "Unsupported", description: "A file of another type." },
  "422": { name: "Invalid", description: "Fields or parameters are unknown, missing or wrong." },
  "429": { name: "TooMany", description: "Too many requests: wait for the seconds in `Retry-After`." },
  "503": { name: "Busy", description: "The server is busy: send it again after the seconds in `Retry-After`." },
} as const;

type Refusal = keyof typeof refusals;

/** Responses of a call other than success. */
export function listRefusals({ guard, form, input, parameters, list, query, method, kind }: Endpoint): Json {
  const isOpen = guard.access === "public";
  const has: Readonly<Record<Refusal, boolean>> = {
    "304": kind === "read",
    "400": method !== "GET",
    "401": !isOpen,
    "403": !isOpen,
    "404": parameters.size > 0,
    "409": method !== "GET",
    "412": kind === "command" && input !== null && takesVersion({ input }),
    "413": form !== null,
    "415": form !== null,
    "422": input !== null || list !== null || query !== null,
    "429": true,
    "503": true,
  };
  const statuses = Object.keys(refusals).filter((status): status is Refusal => has[status as Refusal]);
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${refusals[status].name}` }]),
  );
}

const failure = { content: json({ $ref: "#/components/schemas/Failure" }) };

export const components = {
  securitySchemes: {
    token: { type: "http", scheme: "bearer", description: "An access token: wb_live_…" },
    session: { type: "apiKey", in: "cookie", name: "__Host-session", description: "A signed-in person" },
    driver: { type: "apiKey", in: "cookie", name: "__Host-drive", description: "A driver's phone" },
  },
  parameters: {
    Account: {
      name: "account",
      in: "header",
      schema: { type: "string", format: "uuid" },
      description: "Of a session: which of your accounts the call is for; without it the one chosen last.",
    },
    Version: {
      name: "Waybill-Version",
      in: "header",
      schema: { type: "string", format: "date" },
      description: "The release that the call is written for; the answer repeats it. Without it the newest.",
    },
    IfNoneMatch: {
      name: "If-None-Match",
      in: "header",
      schema: { type: "string" },
      description: "The `ETag` of an answer that you have: 304 without a body while it is the same.",
    },
    IfMatch: {
      name: "If-Match",
      in: "header",
      schema: { type: "string" },
      description: "The `ETag` of what you read, instead of `version`: 412 when somebody changed it since.",
    },
    IdempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      schema: { type: "string", maxLength: 255 },
      description: "Any text of your own; the same key is answered with the stored answer for 24 hours.",
    },
  },
  responses: {
    Failure: { description: "Something else went wrong.", ...failure },
    ...Object.fromEntries(
      Object.values(refusals).map(({ name, description }) => [
        name,
        {
          description,
          ...(name === "TooMany" || name === "Busy"
            ? { headers: { "Retry-After": { schema: { type: "integer" }, description: "Seconds" } } }
            : {}),
          ...(name === "NotModified" ? {} : failure),
        },
      ]),
    ),
  },
  schemas: { Failure: failureSchema },
};

/** A parameter of the components. */
export function referTo(name: keyof typeof components.parameters): Parameter {
  return { $ref: `#/components/parameters/${name}` };
}
