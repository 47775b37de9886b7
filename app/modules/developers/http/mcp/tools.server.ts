import { z } from "zod";
import { getAccountRefusal } from "#app/modules/identity/http/access-refusals.server.ts";
import { can } from "#app/platform/access/can.ts";
import type { ActiveAccount } from "#app/platform/db/scope.server.ts";
import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import type { Json, McpTool } from "#app/platform/http/endpoint-definition.ts";
import { type CallRequest, describeRequest } from "../openapi/openapi.server.ts";

/** A tool: its endpoint and input. */
export interface ApiTool {
  name: string;
  title: string;
  /** `reads` changes nothing, `adds` makes or changes something, `destroys` cannot easily be undone. */
  does: "reads" | "adds" | "destroys";
  /** Accepts `dry_run`. */
  hasDryRun: boolean;
  sandboxOnly: boolean;
  endpoint: Endpoint;
  description: string;
  inputSchema: z.output<typeof inputSchema>;
}

const schemas = z.record(z.string(), z.json());
const inputSchema = z.object({
  type: z.literal("object"),
  properties: schemas,
  required: z.array(z.string()),
  $defs: schemas.optional(),
});

/** Tools by name: every endpoint with `mcp`, behind the same guard. */
export function listTools(endpoints: readonly Endpoint[]): ReadonlyMap<string, ApiTool> {
  const tools = endpoints.flatMap((endpoint) => (endpoint.mcp ? [createTool(endpoint, endpoint.mcp)] : []));
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  if (byName.size < tools.length) throw new Error("two tools have one name");
  return byName;
}

function createTool(endpoint: Endpoint, hints: McpTool): ApiTool {
  const { name, title = endpoint.summary, sandboxOnly = false } = hints;
  const isRead = endpoint.method === "GET" || hints.readOnly === true;
  const hasDryRun = !isRead && hints.dryRun !== false;
  const operation = describeRequest(endpoint);
  return {
    ...{ name, title, endpoint, hasDryRun, sandboxOnly },
    does: isRead ? "reads" : hints.destructive ? "destroys" : "adds",
    description: operation.description
      ? `${title}. ${operation.description}`
      : `${title} (${endpoint.method} ${endpoint.url})`,
    inputSchema: describeInput(operation, hasDryRun),
  };
}

const dryRun = {
  type: "boolean",
  description:
    "Does everything but keep it: refuses what it would refuse and answers what it would answer. New ids and numbers are made up.",
};

function describeInput({ parameters, body: sent }: CallRequest, hasDryRun: boolean) {
  const named = parameters.flatMap((each) => ("name" in each && each.in !== "header" ? [each] : []));
  const query = Object.fromEntries(
    named.map(({ name, schema, description }) => [name, { ...schema, ...(description ? { description } : {}) }]),
  );
  const { properties, required, $defs, ...rest } = sent?.["application/json"]?.schema ?? {};
  const isPlain = properties !== undefined || Object.keys(rest).length === 0;
  const body: Json = isPlain ? { ...Object(properties) } : { body: rest };
  const needed = isPlain ? (Array.isArray(required) ? required.map(String) : []) : ["body"];
  return inputSchema.parse({
    type: "object",
    properties: { ...query, ...body, ...(hasDryRun ? { dry_run: dryRun } : {}) },
    required: [...named.filter(({ in: where }) => where === "path").map(({ name }) => name), ...needed],
    ...($defs ? { $defs: { ...Object($defs) } } : {}),
  });
}

/** True when the caller passes the endpoint's guard and the command's permissions; tools of a sandbox only there. */
export function mayCall(account: ActiveAccount, { endpoint, sandboxOnly }: ApiTool): boolean {
  if (sandboxOnly && !account.sandbox) return false;
  const { guard, command } = endpoint;
  return getAccountRefusal(guard, account, {}) === null && can(account, ...(command?.permissions ?? []));
}
