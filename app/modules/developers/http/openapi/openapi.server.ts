import { z } from "zod";
import type { Permission } from "#app/platform/access/permissions.ts";
import {
  type ApiChoice,
  type ApiReadCall,
  type Described,
  type ListField,
  wordsOf,
} from "#app/platform/http/api.server.ts";
import { callPath } from "#app/platform/http/call-path.ts";
import { toSnakeKey } from "#app/platform/kernel/snake-case.ts";
import { isApi, type PageRoute, routeTable } from "#app/route-table.ts";
import { answers } from "../answers.ts";
import { guide, writtenCalls } from "./openapi-calls.ts";
import {
  components,
  describedOperation,
  expandParameter,
  fieldsParameter,
  fieldsTold,
  type Json,
  json,
  listParameters,
} from "./openapi-parts.ts";
import { describedEvents, describedObjects } from "./openapi-webhooks.ts";
import { withMeanings } from "./titles/field-meanings.ts";
import { areaOf, titleOf } from "./titles/titles.ts";

/** What a route module of the API may tell of itself; calls without tables are described by `writtenCalls`. */
export interface ApiModule {
  /** `of` where several paths share the module. */
  loader?: Partial<Reads> & { of?: (row: PageRoute) => Told };
  action?: Partial<Choices>;
}

/** What a list says of itself. */
interface Listed {
  fields?: readonly ListField[];
  expands?: readonly string[] | undefined;
}

interface Reads {
  reads: readonly (Omit<ApiReadCall, "read"> & { read?: Listed })[];
}

interface Choices {
  choices: readonly ApiChoice<Described>[];
}

interface Told {
  loader?: Partial<Reads>;
  action?: Partial<Choices>;
}

/** One call of the API: what the description, the fuzzer and the check of answers walk. */
export interface DescribedCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** `/api/orders/{number}/timeline` */
  path: string;
  row: PageRoute;
  /** The words a path parameter may stand for; any text without an entry. */
  words: Readonly<Record<string, readonly string[]>>;
  input?: z.ZodType;
  answer?: z.ZodType;
  status: number;
  name: string;
  /** Permissions that the command asks for beside the path's. */
  permissions: readonly Permission[];
  /** What a list is sorted and filtered by. */
  fields?: readonly ListField[] | undefined;
  /** What its rows may bring along. */
  expands?: readonly string[] | undefined;
}

/** Every call of the tables behind the API's paths, in the order of the route table. */
export function describedCalls(modules: ReadonlyMap<string, ApiModule>): DescribedCall[] {
  return routeTable.filter(isApi).flatMap((row) => {
    const shared = modules.get(row.module);
    const module = shared?.loader?.of?.(row) ?? shared;
    const reads = (module?.loader?.reads ?? []).map((call) => ({
      ...callPath(row.path, call.at ?? {}, call.as),
      row,
      method: "GET" as const,
      status: 200,
      name: row.name,
      permissions: [],
      fields: call.read?.fields,
      expands: call.read?.expands,
    }));
    const changes = (module?.action?.choices ?? []).map((call) => ({
      ...callPath(row.path, wordsOf(call), call.as),
      row,
      method: call.method,
      input: call.command.input,
      status: call.status ?? 200,
      name: call.command.name,
      permissions: call.command.access.permissions,
    }));
    return [...reads, ...changes].map((call) => ({ ...call, answer: answers[`${call.method} ${call.path}`] }));
  });
}

const schemaOf = (schema: z.ZodType): Json => {
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

function operation(call: DescribedCall): Json {
  const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const parameters: Json[] = named.map((name) => {
    const words = call.words[name];
    return { name, in: "path", required: true, schema: { type: "string", ...(words ? { enum: words } : {}) } };
  });
  const answer = call.answer ? schemaOf(call.answer) : {};
  const isList = "pagination" in Object(answer.properties);
  if (isList) parameters.push(...listParameters);
  if (call.fields) parameters.push(fieldsParameter);
  if (call.expands) parameters.push(expandParameter(call.expands));
  parameters.push({ $ref: "#/components/parameters/Account" });
  if (call.method === "POST") parameters.push({ $ref: "#/components/parameters/IdempotencyKey" });
  const needed = [...new Set([...[call.row.permission ?? []].flat(), ...call.permissions])];
  // A test names whatever has no title.
  const [summary, lead] = titleOf(call) ?? [`${call.method} ${call.path}`];
  const told = [lead ?? "", call.fields ? fieldsTold(call.fields) : ""].filter(Boolean).join(" ");
  return {
    operationId: `${call.method.toLowerCase()}_${call.path.replace(/\W+/g, "_")}`,
    tags: [areaOf(call.path)],
    summary,
    ...(told ? { description: told } : {}),
    parameters,
    ...(call.input ? { requestBody: { content: json(withoutPath(schemaOf(call.input), named)) } } : {}),
    responses: {
      [call.status]: {
        description: "Success",
        content: json({ type: "object", properties: { data: answer }, required: ["data"] }),
      },
      default: { $ref: "#/components/responses/Failure" },
    },
    ...(needed.length > 0 ? { "x-permissions": needed } : {}),
    ...(call.row.anyOf ? { "x-permissions-any": call.row.anyOf } : {}),
    ...(call.row.feature ? { "x-feature": call.row.feature } : {}),
  };
}

/** A command's input without what the path says already. */
function withoutPath(schema: Json, named: readonly string[]): Json {
  if (Array.isArray(schema.anyOf)) return { ...schema, anyOf: schema.anyOf.map((each) => withoutPath(each, named)) };
  if (typeof schema.properties !== "object") return schema;
  const properties = Object.entries(Object(schema.properties)).filter(([name]) => !named.includes(name));
  const required = Array.isArray(schema.required) ? schema.required.filter((name) => !named.includes(name)) : [];
  return { ...schema, properties: Object.fromEntries(properties), required };
}

/** The API as an OpenAPI 3.1 document, made from the tables and schemas that answer it. */
export function openApi(modules: ReadonlyMap<string, ApiModule>): Json {
  const paths: Record<string, Json> = {};
  for (const call of describedCalls(modules)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  for (const call of writtenCalls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describedOperation(call) };
  }
  const schemas = describedObjects(schemaOf);
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
    webhooks: describedEvents(schemaOf, schemas),
    components: { ...components, schemas },
  };
}
