import { z } from "zod";
import { toolCostSchema } from "./agent-tools.ts";
import { type JsonSchema, jsonSchema } from "./json-schema.ts";

export type { JsonSchema };

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
const documentSchema = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  webhooks: z.record(z.string(), z.object({ post: operationSchema })),
  components: z.object({ schemas: z.record(z.string(), jsonSchema) }),
  "x-mcp-tools": z.array(toolCostSchema).optional(),
});

/** The description with the named schemas in reach of each that refers to them. */
export const apiDocumentSchema = documentSchema.transform(({ paths, webhooks, components, ...rest }) => {
  const { schemas } = components;
  const reach = <Held extends { schema?: JsonSchema | undefined }>(held: Held): Held =>
    held.schema ? { ...held, schema: { ...held.schema, $defs: schemas } } : held;
  const reachAll = (content: z.output<typeof contentSchema>) =>
    Object.fromEntries(Object.entries(content).map(([type, held]) => [type, reach(held)]));
  const inOperation = (operation: Operation): Operation => ({
    ...operation,
    ...(operation.requestBody ? { requestBody: { content: reachAll(operation.requestBody.content) } } : {}),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, { content, ...said }]) => [
        status,
        content ? { ...said, content: reachAll(content) } : said,
      ]),
    ),
  });
  return {
    ...rest,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([name, each]) => [name, { ...each, $defs: schemas }])),
    },
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, each]) => [method, inOperation(each)])),
      ]),
    ),
    webhooks: Object.fromEntries(
      Object.entries(webhooks).map(([type, { post }]) => [type, { post: inOperation(post) }]),
    ),
  };
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
