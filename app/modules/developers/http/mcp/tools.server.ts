import { getAccountRefusal } from "#app/modules/identity/http/access-refusals.server.ts";
import { can } from "#app/platform/access/can.ts";
import type { ActiveAccount } from "#app/platform/db/scope.server.ts";
import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { type Json, type McpTool, toolsets } from "#app/platform/http/endpoint-definition.ts";
import { createChoiceIssue } from "#app/platform/kernel/nearest.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { toSnakeKey } from "#app/platform/kernel/snake-case.ts";
import { describeSchema } from "../openapi/describe-schema.ts";
import { describeRequest } from "../openapi/openapi.server.ts";
import { describeToolInput, type ToolInput } from "./tool-input.ts";

/** A tool: its endpoint and input. */
export interface ApiTool {
  /** The words of its operation: `list_orders`. */
  name: string;
  toolset: McpTool["toolset"];
  /** For the portal; a model reads the description. */
  title: string;
  /** `reads` changes nothing, `adds` makes or changes something, `destroys` cannot easily be undone. */
  does: "reads" | "adds" | "destroys";
  /** Accepts `dry_run`. */
  hasDryRun: boolean;
  sandboxOnly: boolean;
  endpoint: Endpoint;
  description: string;
  inputSchema: ToolInput;
  /** The names of the answer; what stands below them is for the reference to say. Null of a few plain values. */
  outputSchema: { type: "object"; properties: Record<string, object> } | null;
}

/** Tools by name: every endpoint with `mcp`, behind the same guard. */
export function listTools(endpoints: readonly Endpoint[]): ReadonlyMap<string, ApiTool> {
  const tools = endpoints.flatMap((endpoint) => (endpoint.mcp ? [createTool(endpoint, endpoint.mcp)] : []));
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  if (byName.size < tools.length) throw new Error("two tools have one name");
  return byName;
}

function createTool(endpoint: Endpoint, hints: McpTool): ApiTool {
  const { toolset, title = endpoint.summary, sandboxOnly = false } = hints;
  const isRead = endpoint.method === "GET" || hints.readOnly === true;
  const hasDryRun = !isRead && hints.dryRun !== false;
  const request = describeRequest(endpoint);
  return {
    ...{ toolset, title, endpoint, hasDryRun, sandboxOnly },
    name: toSnakeKey(endpoint.operation),
    does: isRead ? "reads" : hints.destructive ? "destroys" : "adds",
    description: withoutEvents(request.description) || title,
    inputSchema: describeToolInput(endpoint, request, { isRead: endpoint.method === "GET", hasDryRun }),
    outputSchema: describeToolOutput(endpoint),
  };
}

/** A description without the sentences about events, which are for programs that listen. */
function withoutEvents(description = ""): string {
  return description
    .split(". ")
    .filter((sentence) => !sentence.startsWith("Sends `"))
    .join(". ");
}

/** The fields of an answer. None is required: what is empty is left out. */
function describeToolOutput({ output }: Endpoint): ApiTool["outputSchema"] {
  const described: Json = output ? describeSchema(output, "answered") : {};
  const properties = Object.entries(Object(described.properties)).flatMap(([name, schema]) => {
    const { type }: Json = Object(schema);
    return name !== "pagination" && (type === "object" || type === "array") ? [[name, {}]] : [];
  });
  return properties.length > 0 ? { type: "object", properties: Object.fromEntries(properties) } : null;
}

/** True when the caller passes the endpoint's guard and the command's permissions; tools of a sandbox only there. */
export function mayCall(account: ActiveAccount, { endpoint, sandboxOnly }: ApiTool): boolean {
  if (sandboxOnly && !account.sandbox) return false;
  const { guard, command } = endpoint;
  return getAccountRefusal(guard, account, {}) === null && can(account, ...(command?.permissions ?? []));
}

/** The groups that a client asks for: `/mcp?toolsets=orders,plans`; all without it. */
export function pickToolsets({ searchParams }: URL): Result<readonly string[]> {
  const asked = (searchParams.get("toolsets") ?? "").split(",").filter(Boolean);
  const unknown = asked.find((each) => !toolsets.some((known) => known === each));
  if (unknown !== undefined) return failFields({ toolsets: [createChoiceIssue(unknown, toolsets)] });
  return ok(asked.length > 0 ? asked : toolsets);
}

/** A tool as a client lists it. Hints that are as the protocol takes them without a word are left out. */
export function describeTool({ name, does, description, inputSchema, outputSchema }: ApiTool) {
  const annotations = does === "reads" ? { readOnlyHint: true } : { destructiveHint: does === "destroys" };
  return { name, description, inputSchema, ...(outputSchema && { outputSchema }), annotations };
}
