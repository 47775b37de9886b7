import { z } from "zod";

/** A JSON schema, as far as the portal reads it. */
export interface Schema {
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
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  items?: Schema | undefined;
  prefixItems?: Schema[] | undefined;
  additionalProperties?: boolean | Schema | undefined;
  anyOf?: Schema[] | undefined;
  oneOf?: Schema[] | undefined;
  allOf?: Schema[] | undefined;
  $ref?: string | undefined;
  $defs?: Record<string, Schema> | undefined;
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    format: z.string().optional(),
    description: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxLength: z.number().optional(),
    maxItems: z.number().optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    // A tuple says that nothing follows its items.
    items: z.preprocess((items) => (items === false ? undefined : items), schema.optional()),
    prefixItems: z.array(schema).optional(),
    additionalProperties: z.union([z.boolean(), schema]).optional(),
    anyOf: z.array(schema).optional(),
    oneOf: z.array(schema).optional(),
    allOf: z.array(schema).optional(),
    $ref: z.string().optional(),
    $defs: z.record(z.string(), schema).optional(),
  }),
);

const content = z.record(z.string(), z.object({ schema: schema.optional(), example: z.unknown().optional() }));

const parameter = z.object({
  $ref: z.string().optional(),
  name: z.string().default(""),
  in: z.string().default(""),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: schema.optional(),
});

const operation = z.object({
  operationId: z.string().default(""),
  tags: z.array(z.string()).default([]),
  summary: z.string().default(""),
  description: z.string().optional(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string().optional(), content: content.optional() })),
  "x-permissions": z.array(z.string()).default([]),
});

/** The API's description, as far as the portal, its samples and its types read it. */
export const documentSchema = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  webhooks: z.record(z.string(), z.object({ post: operation })),
  /** The objects that events carry along, by name. */
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

export type ApiDocument = z.output<typeof documentSchema>;
export type Operation = z.output<typeof operation>;

/** One call under its address. */
export interface Call extends Operation {
  method: string;
  path: string;
}

/** Every call of the document, in its order. */
export function callsOf(document: ApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({ ...each, method: method.toUpperCase(), path })),
  );
}

/** What a call is sent as JSON. */
export function bodyOf(call: Operation): Schema | null {
  return call.requestBody?.content["application/json"]?.schema ?? null;
}

/** What a call is sent as a form with a file. */
export function formOf(call: Operation): Schema | null {
  return call.requestBody?.content["multipart/form-data"]?.schema ?? null;
}

/** What a call answers when it goes well, and under which status. */
export function answerOf(call: Operation): { status: string; schema: Schema | null } {
  const [status = "200", answer] = Object.entries(call.responses)[0] ?? [];
  return { status, schema: answer?.content?.["application/json"]?.schema ?? null };
}

/** A schema with its references within itself resolved, and of several shapes the first. */
export function plain(found: Schema, root: Schema = found): Schema {
  if (found.$ref) {
    const name = found.$ref.split("/").at(-1) ?? "";
    const named = root.$defs?.[name];
    return named ? plain({ ...named, description: found.description ?? named.description }, root) : {};
  }
  if (found.allOf) return merged(found.allOf.map((each) => plain(each, root)));
  const [first] = (found.anyOf ?? found.oneOf ?? []).filter(({ type }) => type !== "null");
  return first ? { ...plain(first, root), description: found.description ?? first.description } : found;
}

function merged(parts: readonly Schema[]): Schema {
  const properties = Object.assign({}, ...parts.map((each) => each.properties ?? {}));
  return { type: "object", properties, required: parts.flatMap((each) => each.required ?? []) };
}
