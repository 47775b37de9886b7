import { RouterContextProvider } from "react-router";
import { z } from "zod";
import { toDryRunScope } from "#app/platform/db/dry-run.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { appContext, scopeContext } from "#app/platform/http/contexts.server.ts";
import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { toFailureResponse, toThrownFailure } from "#app/platform/http/failures.server.ts";
import { requestIdHeader } from "#app/platform/http/request-id.server.ts";
import { takeTurn } from "#app/platform/http/take-turn.server.ts";
import { createChoiceIssue } from "#app/platform/kernel/choice-issue.ts";
import { type Failure, failFields, type Issue } from "#app/platform/kernel/result.ts";
import type { ApiTool } from "./tools.server.ts";

type Given = Readonly<Record<string, unknown>>;

interface Context {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * Runs a tool through its endpoint. With `dry_run` the command runs and is rolled back: refusals and response are the same.
 */
export async function runTool(tool: ApiTool, input: Given, call: Context): Promise<Response> {
  const { endpoint, name, does, hasDryRun } = tool;
  const { dry_run: dry, ...known } = input;
  const isRead = does === "reads";
  // Tools without a dry run refuse `dry_run` like any unknown key.
  const given = isRead || hasDryRun ? known : input;
  const isDry = dry === true && !isRead;
  const missing = findPathFault(endpoint, given);
  if (missing) return toFailureResponse(call.request, missing);
  const context = isDry ? withDryRun(call.context) : call.context;
  const request = createRequest(endpoint, given, call.request);
  const params = pickParams(endpoint, given);
  const handled = await takeTurn({ request, context }, "page", () =>
    endpoint.handle({ context, params, request }).catch(toThrownFailure),
  );
  const answer = handled instanceof Response ? handled : toFailureResponse(call.request, handled);
  if (!isDry || !answer.ok) return answer;
  const { data: answers } = z.object({ data: z.unknown() }).parse(await answer.json());
  return Response.json({ data: { dry_run: true, would: name, answers } });
}

/** Picks the parameters of the path from the arguments. */
function pickParams({ parameters }: Endpoint, given: Given): Record<string, string> {
  return Object.fromEntries([...parameters].map(([inner, name]) => [inner, String(given[name] ?? "")]));
}

/** The first parameter of the path that is missing or not one of its words. */
function findPathFault({ parameters, words }: Endpoint, given: Given): Failure | null {
  const faults = [...parameters].flatMap(([inner, name]): [string, Issue[]][] => {
    const value = String(given[name] ?? "");
    const allowed = words[inner];
    if (value === "") return [[name, [{ code: "required" }]]];
    return !allowed || allowed.includes(value) ? [] : [[name, [createChoiceIssue(value, allowed)]]];
  });
  return faults.length === 0 ? null : failFields(Object.fromEntries(faults)).failure;
}

/** The context of a request with a scope whose writes are rolled back. */
function withDryRun(context: Context["context"]): RouterContextProvider {
  const apart = new RouterContextProvider();
  apart.set(appContext, context.get(appContext));
  apart.set(scopeContext, toDryRunScope(context.get(scopeContext)));
  return apart;
}

/** Arguments that are not parameters of the path. */
function pickRest({ parameters }: Endpoint, given: Given): Record<string, unknown> {
  const named = new Set(parameters.values());
  return Object.fromEntries(Object.entries(given).filter(([key]) => !named.has(key)));
}

function createRequest(endpoint: Endpoint, given: Given, { url, headers }: Request): Request {
  const { method } = endpoint;
  const path = endpoint.url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name] ?? "")));
  const to = new URL(path, url);
  const rest = pickRest(endpoint, given);
  const known = (name: string, otherwise: string) => headers.get(name) ?? otherwise;
  const language = {
    "Accept-Language": known("Accept-Language", "en"),
    // Faults are logged under the id of the agent's own request.
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
  // An empty list is refused like an empty value.
  if (Array.isArray(value)) return value.length === 0 ? [[name, ""]] : value.map((each) => [`${name}[]`, String(each)]);
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, each]) => bracketed(each, name ? `${name}[${key}]` : key));
  return value === undefined || value === null ? [] : [[name, String(value)]];
}

/** Marks what an agent does through MCP; the token is the same at the API. */
export function throughTools(scope: Scope): Scope {
  return { ...scope, actor: { ...scope.actor, name: `${scope.actor.name} (MCP)` } };
}
