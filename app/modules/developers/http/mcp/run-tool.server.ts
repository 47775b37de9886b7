import { RouterContextProvider } from "react-router";
import { z } from "zod";
import { toDryRunScope } from "#app/platform/db/dry-run.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ApiHandler } from "#app/platform/http/api.server.ts";
import { appContext, scopeContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { requestIdHeader } from "#app/platform/http/request-id.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { paramsOf, type ToolCall } from "./tool-calls.server.ts";
import { canRehearse, toolRow } from "./tools.ts";

/** The handlers of the API's route modules. */
export type ApiHandlers = ReadonlyMap<string, { loader?: ApiHandler; action?: ApiHandler }>;

type Given = Readonly<Record<string, unknown>>;

interface Around {
  request: Request;
  context: Readonly<RouterContextProvider>;
  handlers: ApiHandlers;
}

/**
 * Answers a tool as the API answers the same call. With `dry_run` the same command runs and nothing of it stays: it refuses what
 * it would refuse, and answers what it would answer.
 */
export async function runTool(tool: ToolCall, requested: Given, context: Around): Promise<Response> {
  const { call, name } = tool;
  const { dry_run: dry, ...known } = requested;
  const isRead = toolRow(name).does === "reads";
  // What cannot be tried refuses the word, as any other that it does not know.
  const given = isRead || canRehearse(name) ? known : requested;
  const params = paramsOf(call, given);
  const isDry = dry === true && !isRead;
  const module = context.handlers.get(call.row.module);
  const handler = call.method === "GET" ? module?.loader : module?.action;
  if (!handler) return toFailureResponse(context.request, fail("not_found").failure);
  const answer = await handler({
    context: isDry ? rehearsed(context.context) : context.context,
    params,
    request: requestOf(tool, given, context.request),
    pattern: call.row.path,
  });
  if (!isDry || !answer.ok) return answer;
  const { data: answers } = z.object({ data: z.unknown() }).parse(await answer.json());
  return Response.json({ data: { dry_run: true, would: name, answers } });
}

/** What handlers find in a request, with a scope in which nothing stays. */
function rehearsed(context: Around["context"]): RouterContextProvider {
  const apart = new RouterContextProvider();
  apart.set(appContext, context.get(appContext));
  apart.set(scopeContext, toDryRunScope(context.get(scopeContext)));
  return apart;
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
  const known = (name: string, otherwise: string) => headers.get(name) ?? otherwise;
  const language = {
    "Accept-Language": known("Accept-Language", "en"),
    // What went wrong is found by the id of the agent's own request.
    [requestIdHeader]: known(requestIdHeader, "none"),
  };
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

/** Who acts is told from the same token at the API. */
export function throughTools(scope: Scope): Scope {
  return { ...scope, actor: { ...scope.actor, name: `${scope.actor.name} (MCP)` } };
}
