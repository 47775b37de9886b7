import type { RouterContextProvider } from "react-router";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { knownTo, parseInput } from "#app/domain/kernel/parse-input.ts";
import { fail, failFields, type Result } from "#app/domain/kernel/result.ts";
import { wireInput } from "../wire/wire-input.ts";
import type { ApiHandler } from "../wrappers/api.server.ts";
import { describedFailure, failureResponse } from "../wrappers/failures.server.ts";
import { paramsOf, type ToolCall } from "./tool-calls.server.ts";
import { toolTable } from "./tools.ts";

/** The handlers of the API's route modules. */
export type ApiHandlers = ReadonlyMap<string, { loader?: ApiHandler; action?: ApiHandler }>;

type Given = Readonly<Record<string, unknown>>;

interface Around {
  request: Request;
  context: Readonly<RouterContextProvider>;
  handlers: ApiHandlers;
}

/** Answers a tool as the API answers the same call; `dry_run` goes no further than its input. */
export async function runTool(tool: ToolCall, { dry_run: dry, ...given }: Given, around: Around): Promise<Response> {
  const { call, name } = tool;
  const params = paramsOf(call, given);
  if (dry === true && toolTable[name].does !== "reads") {
    const checked = checkedOf(tool, given);
    if (!checked.ok) return failureResponse(around.request, describedFailure(checked.failure));
    return Response.json({ data: { dry_run: true, would: name } });
  }
  const module = around.handlers.get(call.row.module);
  const handler = call.method === "GET" ? module?.loader : module?.action;
  if (!handler) return failureResponse(around.request, fail("not_found").failure);
  return handler({
    context: around.context,
    params,
    request: requestOf(tool, given, around.request),
    pattern: call.row.path,
  });
}

/** What is left of the arguments when the path has taken its own. */
function restOf({ call }: ToolCall, given: Given): Record<string, unknown> {
  const named = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  return Object.fromEntries(Object.entries(given).filter(([key]) => !named.has(key)));
}

function requestOf(tool: ToolCall, given: Given, { url, headers }: Request): Request {
  const { method } = tool.call;
  const path = tool.call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name] ?? "")));
  const to = new URL(path, url);
  const rest = restOf(tool, given);
  const language = { "Accept-Language": headers.get("Accept-Language") ?? "en" };
  if (method !== "GET")
    return new Request(to, {
      method,
      headers: { ...language, "Content-Type": "application/json" },
      body: JSON.stringify(rest.body ?? rest),
    });
  for (const [key, value] of bracketed(rest)) to.searchParams.append(key, value);
  return new Request(to, { headers: language });
}

/** A query in the API's brackets: `{ filters: { status: [2] } }` is `filters[status][]=2`. */
function bracketed(value: unknown, name = ""): [string, string][] {
  if (Array.isArray(value)) return value.map((each) => [`${name}[]`, String(each)]);
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, each]) => bracketed(each, name ? `${name}[${key}]` : key));
  return value === undefined || value === null ? [] : [[name, String(value)]];
}

/** The input as the command would read it. */
function checkedOf(tool: ToolCall, given: Given): Result<unknown> {
  const { input } = tool.call;
  if (!input) return { ok: true, value: null };
  const rest = restOf(tool, given);
  const { value, unknown } = wireInput(input, rest.body ?? rest);
  if (unknown.length > 0) return failFields(Object.fromEntries(unknown.map((key) => [key, [{ code: "unknown_key" }]])));
  const named = Object.fromEntries(Object.entries(given).filter(([key]) => tool.call.path.includes(`{${key}}`)));
  return parseInput(input, { ...Object(value), ...knownTo(input, named) });
}

/** Who acts is told from the same token at the API. */
export function throughTools(scope: Scope): Scope {
  return { ...scope, actor: { ...scope.actor, name: `${scope.actor.name} (MCP)` } };
}
