import { z } from "zod";

/** A JSON schema, as far as the portal uses it. */
export interface JsonSchema {
  type?: string | string[] | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  format?: string | undefined;
  description?: string | undefined;
  default?: unknown;
  minimum?: number | undefined;
  maximum?: number | undefined;
  maxLength?: number | undefined;
  maxItems?: number | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  items?: JsonSchema | undefined;
  prefixItems?: JsonSchema[] | undefined;
  additionalProperties?: boolean | JsonSchema | undefined;
  anyOf?: JsonSchema[] | undefined;
  oneOf?: JsonSchema[] | undefined;
  allOf?: JsonSchema[] | undefined;
  $ref?: string | undefined;
  $defs?: Record<string, JsonSchema> | undefined;
}

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    format: z.string().optional(),
    description: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxLength: z.number().optional(),
    maxItems: z.number().optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    // A tuple allows no further items.
    items: z.preprocess((items) => (items === false ? undefined : items), jsonSchema.optional()),
    prefixItems: z.array(jsonSchema).optional(),
    additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
    allOf: z.array(jsonSchema).optional(),
    $ref: z.string().optional(),
    $defs: z.record(z.string(), jsonSchema).optional(),
  }),
);

const contentSchema = z.record(
  z.string(),
  z.object({ schema: jsonSchema.optional(), example: z.unknown().optional() }),
);

const parameterSchema = z.object({
  $ref: z.string().optional(),
  name: z.string().default(""),
  in: z.string().default(""),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: jsonSchema.optional(),
});

const operationSchema = z.object({
  operationId: z.string().default(""),
  tags: z.array(z.string()).default([]),
  summary: z.string().default(""),
  description: z.string().optional(),
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string().optional(), content: contentSchema.optional() })),
  "x-permissions": z.array(z.string()).default([]),
});

/** The API's description, as far as the portal, its samples and its types use it. */
export const apiDocumentSchema = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  webhooks: z.record(z.string(), z.object({ post: operationSchema })),
  /** Objects contained in events, by name. */
  components: z.object({ schemas: z.record(z.string(), jsonSchema) }),
});

export type ApiDocument = z.output<typeof apiDocumentSchema>;
export type Operation = z.output<typeof operationSchema>;

/** One call with its path. */
export interface ApiCall extends Operation {
  method: string;
  path: string;
}

/** Every call of the document, in its order. */
export function listCalls(document: ApiDocument): ApiCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({ ...each, method: method.toUpperCase(), path })),
  );
}

/** JSON request body of a call. */
export function getJsonBody(call: Operation): JsonSchema | null {
  return call.requestBody?.content["application/json"]?.schema ?? null;
}

/** Multipart request body with a file. */
export function getFormBody(call: Operation): JsonSchema | null {
  return call.requestBody?.content["multipart/form-data"]?.schema ?? null;
}

/** Response of a successful call, and its status. */
export function getSuccessResponse(call: Operation): { status: string; schema: JsonSchema | null } {
  const [status = "200", answer] = Object.entries(call.responses)[0] ?? [];
  return { status, schema: answer?.content?.["application/json"]?.schema ?? null };
}

/** Resolves references within a schema, and takes the first of several variants. */
export function resolveSchema(found: JsonSchema, root: JsonSchema = found): JsonSchema {
  if (found.$ref) {
    const name = found.$ref.split("/").at(-1) ?? "";
    const named = root.$defs?.[name];
    return named ? resolveSchema({ ...named, description: found.description ?? named.description }, root) : {};
  }
  if (found.allOf) return mergeSchemas(found.allOf.map((each) => resolveSchema(each, root)));
  const [first] = (found.anyOf ?? found.oneOf ?? []).filter(({ type }) => type !== "null");
  return first ? { ...resolveSchema(first, root), description: found.description ?? first.description } : found;
}

function mergeSchemas(parts: readonly JsonSchema[]): JsonSchema {
  const properties = Object.assign({}, ...parts.map((each) => each.properties ?? {}));
  return { type: "object", properties, required: parts.flatMap((each) => each.required ?? []) };
}
