import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import type { RouterContextProvider } from "react-router";
import { endpoints } from "#app/endpoints.server.ts";
import { getAccountRefusal } from "#app/modules/identity/http/access-refusals.server.ts";
import {
  countFurtherCalls,
  getBearerToken,
  withAccessToken,
} from "#app/modules/identity/http/token-requests.server.ts";
import { failMissing } from "#app/platform/access/missing.ts";
import type { ActiveAccount } from "#app/platform/db/scope.server.ts";
import { parseBoundedJson } from "#app/platform/http/bounded-json.ts";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { readBody } from "#app/platform/http/request-body.server.ts";
import { findNearest } from "#app/platform/kernel/nearest.ts";
import { type Failure, fail, failFields, type Issue } from "#app/platform/kernel/result.ts";
import { findPageRoute } from "#app/route-table.ts";
import { runTool, throughTools } from "./run-tool.server.ts";
import { type ApiTool, listTools, mayCall } from "./tools.server.ts";

interface McpArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: Record<string, string | undefined>;
}

let tools: ReadonlyMap<string, ApiTool> | undefined;

/** Handles a request of an agent with an access token (MCP over streamable HTTP, without a session), within its rate limit. */
export async function answerAgent(args: McpArgs): Promise<Response> {
  const { request, context } = args;
  const bearer = getBearerToken(request);
  const row = findPageRoute("/mcp");
  if (bearer === null || !row) {
    const refused = toFailureResponse(request, fail("token_invalid").failure);
    refused.headers.set("WWW-Authenticate", "Bearer");
    return refused;
  }
  return withAccessToken(bearer, { ...row, access: "account" }, args, async () => {
    const body = await readBody(request);
    if (!body.ok) return toFailureResponse(request, body.failure);
    // The library recurses into any body: one that is nested too deeply is refused before.
    const parsed = request.method === "POST" ? parseBoundedJson(body.value) : null;
    if (parsed === undefined) return toFailureResponse(request, fail("malformed").failure);
    const calls = Array.isArray(parsed) ? parsed.length : 1;
    const over = await countFurtherCalls(context.get(scopeContext), calls - 1);
    if (over) return toFailureResponse(request, over);
    const sent = new Request(request, request.method === "POST" ? { body: body.value } : {});
    tools ??= listTools(endpoints);
    const all = tools;
    context.set(scopeContext, throughTools(context.get(scopeContext)));
    const inOrder = createOrder();
    return createMcpHandler(() => createServer(args, all, inOrder)).fetch(sent);
  });
}

const instructions =
  "Waybill: orders become shipments, shipments are planned into routes, routes are driven. Lists are paged by cursor. Try what changes something with dry_run first.";

type InOrder = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs the calls of one batch one after the other, each in a turn of its account: a batch gets no more of the server than single calls. */
function createOrder(): InOrder {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}

function createServer({ request, context }: McpArgs, all: ReadonlyMap<string, ApiTool>, inOrder: InOrder): Server {
  const server = new Server({ name: "waybill", version: "1" }, { capabilities: { tools: {} }, instructions });
  const { account } = context.get(scopeContext);
  server.setRequestHandler("tools/list", () => ({
    tools: [...all.values()].filter((each) => mayCall(account, each)).map(describeTool),
  }));
  server.setRequestHandler("tools/call", async ({ params: { name, arguments: given = {} } }) => {
    const tool = all.get(name);
    if (!tool) return toToolResult(toFailureResponse(request, describeUnknownTool(name, [...all.keys()])));
    if (!mayCall(account, tool)) return toToolResult(toFailureResponse(request, refuseTool(account, tool)));
    return inOrder(() => toToolResult(runTool(tool, given, { request, context })));
  });
  return server;
}

/** Suggests a tool name for an unknown one. */
function describeUnknownTool(name: string, known: readonly string[]): Failure {
  const text = name.slice(0, 60);
  const near = findNearest(text, known);
  const issue: Issue =
    near === null
      ? { code: "query:tool_unknown", params: { text } }
      : { code: "query:tool_near", params: { text, near } };
  return failFields({ name: [issue] }).failure;
}

/** Refuses a tool with the permission or feature that the token lacks. */
function refuseTool(account: ActiveAccount, { endpoint, sandboxOnly }: ApiTool): Failure {
  if (sandboxOnly && !account.sandbox) return fail("no_sandbox").failure;
  const { guard, command } = endpoint;
  const refusal = getAccountRefusal(guard, account, {});
  if (refusal && refusal.code !== "forbidden") return fail(refusal.code).failure;
  const needed = [...[guard.permission ?? []].flat(), ...(guard.anyOf ?? []), ...(command?.permissions ?? [])];
  return failMissing({ account, program: {} }, ...needed).failure;
}

function describeTool({ name, title, does, description, inputSchema }: ApiTool) {
  const annotations = {
    title,
    readOnlyHint: does === "reads",
    destructiveHint: does === "destroys",
    openWorldHint: false,
  };
  return { name, title, description, inputSchema, annotations };
}

/** A response of the API as the result of a tool: its text, and whether it is an error. */
async function toToolResult(answer: Response | Promise<Response>) {
  const response = await answer;
  const text = await response.text();
  return { content: [{ type: "text" as const, text }], isError: !response.ok };
}
