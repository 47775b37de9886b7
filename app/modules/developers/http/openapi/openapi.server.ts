import { appScopes } from "#app/modules/apps/model/app-scopes.ts";
import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import type { Json, Tag } from "#app/platform/http/endpoint-definition.ts";
import { takesVersion } from "#app/platform/http/entity-tags.server.ts";
import { describeQueryValue } from "#app/platform/http/query-parameters.ts";
import { findSampleBody } from "../../model/samples.ts";
import { describeSchema, type SchemaNames } from "./describe-schema.ts";
import { guide } from "./guide.ts";
import { type Components, hoistParts } from "./hoist.ts";
import { describeListParameters } from "./list-parameters.ts";
import { components, json, listRefusals, type Parameter, referTo } from "./openapi-parts.ts";
import { describedEvents, describedObjects } from "./openapi-webhooks.ts";
import { nameSchemas, toTypeName } from "./schema-names.ts";

export interface ApiDescription extends Json {
  paths: Readonly<Record<string, Json>>;
}

/** How an app of others gets a token (OAuth 2.1). Its scopes are the permissions. */
const describeAppFlow = (origin: string): Json => ({
  type: "oauth2",
  description: "An app that somebody let into their account: the guide “Apps for other accounts”.",
  flows: {
    authorizationCode: {
      authorizationUrl: `${origin}/oauth/authorize`,
      tokenUrl: `${origin}/oauth/token`,
      refreshUrl: `${origin}/oauth/token`,
      scopes: Object.fromEntries(appScopes.map((each) => [each, `The permission ${each}`])),
    },
  },
});

/** Parameters and body of a call. */
export interface CallRequest {
  description: string | undefined;
  parameters: readonly Parameter[];
  /** By media type; parts that a schema names are in its `$defs`. */
  body: Readonly<Record<string, { schema: Json }>> | null;
}

const requests = new WeakMap<Endpoint, CallRequest>();

/** Parameters and body of a call, computed once. */
export function describeRequest(endpoint: Endpoint): CallRequest {
  const known = requests.get(endpoint);
  if (known) return known;
  const { description } = endpoint;
  const made = { description, parameters: describeParameters(endpoint), body: describeBody(endpoint) };
  requests.set(endpoint, made);
  return made;
}

/** Description of a call with its permissions and feature. */
function describeCall({ summary, description, guard, command }: Endpoint): string {
  const needed = listNeeded({ guard, command });
  const need = needed.map((each) => `\`${each}\``).join(", ");
  const some = guard.anyOf?.map((each) => `\`${each}\``).join(", ");
  return [
    description ?? `${summary}.`,
    ...(need ? [`Needs ${need}.`] : []),
    ...(some ? [`Needs one of ${some}.`] : []),
    ...(guard.feature ? [`The account has to have \`${guard.feature}\`.`] : []),
    ...(guard.access === "login" ? ["For a signed-in person, not for a token."] : []),
  ].join(" ");
}

/** Permissions that a caller has to have. */
function listNeeded({ guard, command }: Pick<Endpoint, "guard" | "command">): string[] {
  return [...new Set([...[guard.permission ?? []].flat(), ...(command?.permissions ?? [])])];
}

/**
 * Who may call: a token, a session alone, a phone, or anybody. What a token may call a session may too, which is not said
 * again: generated clients would send a token as both.
 */
function describeSecurity({ guard, path, command }: Endpoint): Json[] {
  if (path.startsWith("/drive/")) return path.includes("sign-in") ? [] : [{ driver: [] }];
  if (guard.access === "public") return [];
  if (guard.access === "login") return [{ session: [] }];
  const needed = listNeeded({ guard, command });
  // What manages access is not an app's.
  const isForApps = needed.every((each) => appScopes.some((scope) => scope === each));
  return [{ token: [] }, ...(isForApps ? [{ app: needed }] : [])];
}

interface Described {
  schemas: Components;
  names: SchemaNames;
}

function describeOperation(endpoint: Endpoint, { schemas, names }: Described): Json {
  const { operation: operationId, tag, status, summary, guard, command, output, file } = endpoint;
  const { parameters, body } = describeRequest(endpoint);
  const data = output
    ? hoistParts(describeSchema(output, "answered", names), schemas, { own: operationId, named: true })
    : {};
  const needed = listNeeded({ guard, command });
  return {
    ...{ operationId, tags: [tag.name], summary, description: describeCall(endpoint) },
    security: describeSecurity(endpoint),
    parameters,
    ...(body ? { requestBody: { required: true, content: nameBodies(body, endpoint, schemas) } } : {}),
    responses: {
      [status]: {
        description: "Success",
        content: file ? describeFiles(file) : json({ type: "object", properties: { data }, required: ["data"] }),
      },
      ...listRefusals(endpoint),
      default: { $ref: "#/components/responses/Failure" },
    },
    ...(needed.length > 0 ? { "x-permissions": needed } : {}),
    ...(guard.anyOf ? { "x-permissions-any": guard.anyOf } : {}),
    ...(guard.feature ? { "x-feature": guard.feature } : {}),
  };
}

/** Every tag with its description. */
function listTags(endpoints: readonly Endpoint[]): Required<Tag>[] {
  const described = new Map(endpoints.flatMap(({ tag }) => (tag.description ? [[tag.name, tag.description]] : [])));
  return [...new Set(endpoints.map(({ tag }) => tag.name))]
    .sort()
    .map((name) => ({ name, description: described.get(name) ?? name }));
}

/** Moves the body to a named component. */
function nameBodies(
  body: NonNullable<CallRequest["body"]>,
  { operation: operationId, method, url }: Endpoint,
  schemas: Components,
): Json {
  const example = findSampleBody(`${method} ${url}`);
  const own = `${toTypeName(operationId)}Request`;
  return Object.fromEntries(
    Object.entries(body).map(([type, { schema }]) => {
      schemas[own] = hoistParts(schema, schemas, { own, named: false });
      return [type, { schema: { $ref: `#/components/schemas/${own}` }, ...(example !== undefined && { example }) }];
    }),
  );
}

function describeParameters(endpoint: Endpoint): Parameter[] {
  const parameters: Parameter[] = [...endpoint.parameters].map(([inner, name]) => {
    const words = endpoint.words[inner];
    return { name, in: "path", required: true, schema: { type: "string", ...(words ? { enum: words } : {}) } };
  });
  if (endpoint.list) parameters.push(...describeListParameters(endpoint.list));
  for (const [name, asked] of Object.entries(endpoint.query ?? {}))
    parameters.push({
      ...{ name, in: "query" as const, schema: describeQueryValue(asked), description: asked.means },
      ...(asked.required ? { required: true } : {}),
    });
  if (endpoint.guard.access === "account") parameters.push(referTo("Account"));
  if (endpoint.guard.access === "account") parameters.push(referTo("Version"));
  if (endpoint.kind === "read") parameters.push(referTo("IfNoneMatch"));
  const { kind, input } = endpoint;
  if (kind === "command" && input && takesVersion({ input })) parameters.push(referTo("IfMatch"));
  if (endpoint.idempotent) parameters.push(referTo("IdempotencyKey"));
  return parameters;
}

function describeBody({ form, input, parameters }: Endpoint): CallRequest["body"] {
  if (form) return { "multipart/form-data": { schema: form } };
  return input ? json(withoutPath(describeSchema(input, "sent"), [...parameters.values()])) : null;
}

/** An input without the parameters of the path. */
function withoutPath(schema: Json, named: readonly string[]): Json {
  for (const key of ["anyOf", "allOf"])
    if (Array.isArray(schema[key])) return { ...schema, [key]: schema[key].map((each) => withoutPath(each, named)) };
  if (typeof schema.properties !== "object") return schema;
  const properties = Object.entries(Object(schema.properties)).filter(([name]) => !named.includes(name));
  const required = Array.isArray(schema.required) ? schema.required.filter((name) => !named.includes(name)) : [];
  return { ...schema, properties: Object.fromEntries(properties), required };
}

const describeFiles = (file: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(Object.values(file).map((type) => [type, { schema: { type: "string", format: "binary" } }]));

const described = new WeakMap<readonly Endpoint[], ApiDescription>();

/** The API as an OpenAPI 3.1 document, made once from the definitions that answer it. @param origin of the installation */
export function describeApi(endpoints: readonly Endpoint[], origin: string): ApiDescription {
  const known = described.get(endpoints) ?? createDocument(endpoints.filter(({ internal }) => !internal));
  described.set(endpoints, known);
  const parts = { ...components, ...Object(known.components) };
  const securitySchemes = { ...components.securitySchemes, app: describeAppFlow(origin) };
  return {
    ...known,
    servers: [{ url: origin, description: "This installation" }],
    components: { ...parts, securitySchemes },
  };
}

function createDocument(endpoints: readonly Endpoint[]): ApiDescription {
  const names = nameSchemas(endpoints);
  const schemas: Components = { ...components.schemas };
  const objects = describedObjects(schemas, names);
  const paths: Record<string, Json> = {};
  for (const each of endpoints)
    paths[each.url] = { ...paths[each.url], [each.method.toLowerCase()]: describeOperation(each, { schemas, names }) };
  const webhooks = describedEvents(schemas, objects);
  return {
    openapi: "3.1.0",
    info: {
      ...{ title: "Waybill", version: "1", description: guide },
      contact: { name: "Waybill" },
      license: { name: "All rights reserved", identifier: "LicenseRef-Waybill" },
    },
    security: [{ token: [] }, { app: [] }],
    tags: listTags(endpoints),
    paths,
    webhooks,
    components: {
      ...components,
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}
