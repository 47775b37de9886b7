import { z } from "zod";
import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import type { Json } from "#app/platform/http/endpoint-definition.ts";
import { toSnakeKey } from "#app/platform/kernel/snake-case.ts";
import { withMeanings } from "./field-meanings.ts";
import { guide } from "./guide.ts";
import {
  components,
  describeFields,
  expandParameter,
  fieldsParameter,
  json,
  listParameters,
  type Parameter,
  referTo,
} from "./openapi-parts.ts";
import { describedEvents, describedObjects } from "./openapi-webhooks.ts";
import { getTag } from "./tags.ts";

/** An endpoint as the description says it, as far as more than the document is made of it. */
export interface Operation extends Json {
  operationId: string;
  summary: string;
  description?: string;
  parameters: readonly Parameter[];
  requestBody?: { content: Readonly<Record<string, { schema: Json }>> };
}

export interface ApiDescription extends Json {
  paths: Readonly<Record<string, Json>>;
}

export const describeSchema = (schema: z.ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: (found) => {
      closed(found);
      const { jsonSchema } = found;
      if (jsonSchema.properties) jsonSchema.properties = inSnakeCase(jsonSchema.properties);
      if (jsonSchema.required) jsonSchema.required = jsonSchema.required.map(toSnakeKey);
    },
  });
  return withMeanings(rest);
};

/** Fields under the names that programs know. */
function inSnakeCase<Value>(fields: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [toSnakeKey(name), value]));
}

/** Keys that are not named are refused, also where a schema does not say so itself; halves of one object know each other's. */
const closed: NonNullable<z.core.ToJSONSchemaParams["override"]> = ({ zodSchema, jsonSchema }) => {
  if (zodSchema instanceof z.ZodObject && !zodSchema.def.catchall) jsonSchema.additionalProperties = false;
  if (!(zodSchema instanceof z.ZodIntersection)) return;
  for (const half of jsonSchema.allOf ?? []) delete half.additionalProperties;
  jsonSchema.unevaluatedProperties = false;
};

const operations = new WeakMap<Endpoint, Operation>();

/** An endpoint as an operation of OpenAPI, made once. */
export function describeEndpoint(endpoint: Endpoint): Operation {
  const known = operations.get(endpoint);
  if (known) return known;
  const made = createOperation(endpoint);
  operations.set(endpoint, made);
  return made;
}

function createOperation(endpoint: Endpoint): Operation {
  const { method, path, url, guard, command, status, summary, fields } = endpoint;
  const data = endpoint.output ? describeSchema(endpoint.output) : {};
  const needed = [...new Set([...[guard.permission ?? []].flat(), ...(command?.permissions ?? [])])];
  const description = [endpoint.description ?? "", fields ? describeFields(fields) : ""].filter(Boolean).join(" ");
  const body = describeBody(endpoint);
  return {
    operationId: `${method.toLowerCase()}_${url.replace(/\W+/g, "_")}`,
    tags: [getTag(path)],
    summary,
    ...(description ? { description } : {}),
    ...(isSignIn(endpoint) && method === "POST" ? { security: [] } : {}),
    parameters: describeParameters(endpoint, data),
    ...(body ? { requestBody: body } : {}),
    responses: {
      [status]: {
        description: "Success",
        content: endpoint.file
          ? describeFiles(endpoint.file)
          : json({ type: "object", properties: { data }, required: ["data"] }),
      },
      default: { $ref: "#/components/responses/Failure" },
    },
    ...(needed.length > 0 ? { "x-permissions": needed } : {}),
    ...(guard.anyOf ? { "x-permissions-any": guard.anyOf } : {}),
    ...(guard.feature ? { "x-feature": guard.feature } : {}),
  };
}

const isSignIn = ({ path }: Pick<Endpoint, "path">) => path.startsWith("/auth/");

function describeParameters(endpoint: Endpoint, data: Json): Parameter[] {
  const parameters: Parameter[] = [...endpoint.parameters].map(([inner, name]) => {
    const words = endpoint.words[inner];
    return { name, in: "path", required: true, schema: { type: "string", ...(words ? { enum: words } : {}) } };
  });
  if ("pagination" in Object(data.properties)) parameters.push(...listParameters);
  if (endpoint.fields) parameters.push(fieldsParameter);
  if (endpoint.expands) parameters.push(expandParameter(endpoint.expands));
  if (endpoint.file)
    parameters.push({ name: "format", in: "query", schema: { type: "string", enum: Object.keys(endpoint.file) } });
  if (!isSignIn(endpoint)) parameters.push(referTo("Account"));
  if (endpoint.idempotent) parameters.push(referTo("IdempotencyKey"));
  return parameters;
}

function describeBody({ form, input, parameters }: Endpoint): Operation["requestBody"] | null {
  if (form) return { content: { "multipart/form-data": { schema: form } } };
  return input ? { content: json(withoutPath(describeSchema(input), [...parameters.values()])) } : null;
}

/** An input without what the path says already. */
function withoutPath(schema: Json, named: readonly string[]): Json {
  if (Array.isArray(schema.anyOf)) return { ...schema, anyOf: schema.anyOf.map((each) => withoutPath(each, named)) };
  if (typeof schema.properties !== "object") return schema;
  const properties = Object.entries(Object(schema.properties)).filter(([name]) => !named.includes(name));
  const required = Array.isArray(schema.required) ? schema.required.filter((name) => !named.includes(name)) : [];
  return { ...schema, properties: Object.fromEntries(properties), required };
}

const describeFiles = (file: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(Object.values(file).map((type) => [type, { schema: { type: "string", format: "binary" } }]));

const described = new WeakMap<readonly Endpoint[], ApiDescription>();

/** The API as an OpenAPI 3.1 document, made once from the definitions that answer it. */
export function describeApi(endpoints: readonly Endpoint[]): ApiDescription {
  const known = described.get(endpoints);
  if (known) return known;
  const made = createDocument(endpoints.filter(({ internal }) => !internal));
  described.set(endpoints, made);
  return made;
}

function createDocument(endpoints: readonly Endpoint[]): ApiDescription {
  const paths: Record<string, Json> = {};
  for (const each of endpoints)
    paths[each.url] = { ...paths[each.url], [each.method.toLowerCase()]: describeEndpoint(each) };
  const schemas = describedObjects(describeSchema);
  return {
    openapi: "3.1.0",
    info: {
      title: "Waybill",
      version: "1",
      description: guide,
    },
    servers: [{ url: "/" }],
    security: [{ token: [] }, { session: [] }],
    paths,
    webhooks: describedEvents(describeSchema, schemas),
    components: { ...components, schemas },
  };
}
