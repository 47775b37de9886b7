import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { endpoints } from "#app/endpoints.server.ts";
import { findPageRoute } from "#app/find-route.ts";
import { getAccountRefusal } from "#app/modules/identity/http/access-refusals.server.ts";
import {
  addChallenge,
  countFurtherCalls,
  getBearerToken,
  withAccessToken,
} from "#app/modules/identity/http/token-requests.server.ts";
import { failMissing } from "#app/platform/access/missing.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import type { ActiveAccount } from "#app/platform/db/scope.server.ts";
import { parseBoundedJson } from "#app/platform/http/bounded-json.ts";
import { appContext, scopeContext, tokenCallContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { readBody } from "#app/platform/http/request-body.server.ts";
import type { ToolRun } from "#app/platform/http/token-call.ts";
import { findNearest } from "#app/platform/kernel/nearest.ts";
import { type Failure, fail, failFields, type Issue } from "#app/platform/kernel/result.ts";
import { recordToolRun } from "../request-log/record-request.server.ts";
import { findNextCall } from "./next-call.ts";
import { runTool, throughTools } from "./run-tool.server.ts";
import { compactAnswer, fitAnswer } from "./tool-answer.ts";
import { type ApiTool, describeTool, listTools, mayCall, pickToolsets } from "./tools.server.ts";

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
    return addChallenge(toFailureResponse(request, fail("token_invalid").failure), context.get(appContext), {
      door: "mcp",
    });
  }
  return withAccessToken(
    bearer,
    { ...row, access: "account" },
    args,
    async () => {
      const body = await readBody(request);
      if (!body.ok) return toFailureResponse(request, body.failure);
      // The library recurses into any body: one that is nested too deeply is refused before.
      const parsed = request.method === "POST" ? parseBoundedJson(body.value) : null;
      if (parsed === undefined) return toFailureResponse(request, fail("malformed").failure);
      const calls = Array.isArray(parsed) ? parsed.length : 1;
      const call = context.get(tokenCallContext);
      if (call && [parsed].flat().some((each) => Object(each).method === "tools/call")) call.logs = "tools";
      const over = await countFurtherCalls(context.get(scopeContext), calls - 1);
      if (over) return toFailureResponse(request, over);
      const groups = pickToolsets(new URL(request.url));
      if (!groups.ok) return toFailureResponse(request, groups.failure);
      const sent = new Request(request, request.method === "POST" ? { body: body.value } : {});
      tools ??= listTools(endpoints);
      const all = new Map([...tools].filter(([, { toolset }]) => groups.value.includes(toolset)));
      context.set(scopeContext, throughTools(context.get(scopeContext)));
      const inOrder = createOrder();
      return createMcpHandler(() => createServer(args, all, inOrder)).fetch(sent);
    },
    "mcp",
  );
}

const instructions = [
  "Waybill: orders become shipments, shipments are planned into routes, routes are driven.",
  "A day: list_orders with status ready, plan_orders, optimize_plan, summarize_plan until its status is ready, confirm_plan with based_on = current_version, then list_routes.",
  "Lists: filters by name, a value or a list of values; a name may end in .not, .gte, .gt, .lte or .lt (created_at.gte). A day is 2026-12-14, or past,7,day. Pages go on with cursor = pagination.next.",
  "sort is a filter's name, descending with a minus before it. fields picks what is answered: plan.status, routes.0; what is empty is left out, and statuses are words. A word that is unknown is refused with those that there are.",
  "In a description {a*, b} are the parts of an object, a star after what is needed.",
  "Try what changes something with dry_run first: it is refused as it would be, and answers what it would. version and based_on are the version that you read; a refusal's next says what to call.",
].join(" ");

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
    const around = { tools: all, account };
    const refused = tool
      ? mayCall(account, tool)
        ? null
        : refuseTool(account, tool)
      : describeUnknownTool(name, [...all.keys()]);
    const run = async () =>
      tool && !refused
        ? runTool(tool, given, { request, context })
        : toFailureResponse(request, refused ?? fail("not_found").failure);
    const asked = { name: tool?.name ?? name.slice(0, 60), endpoint: tool?.endpoint ?? null, given };
    return inOrder(() => toToolResult(logged({ request, context }, asked, run), tool ?? null, around));
  });
  return server;
}

/** Runs a tool for the log of requests too. */
async function logged(
  { request, context }: Pick<McpArgs, "request" | "context">,
  asked: Pick<ToolRun, "name" | "endpoint" | "given">,
  run: () => Promise<Response>,
): Promise<Response> {
  const call = context.get(tokenCallContext);
  if (!call) return run();
  const began = call.clock.now();
  const response = await run();
  const durationMs = call.clock.now() - began;
  const { status } = response;
  const answer = await response.text();
  const { db, waitUntil } = context.get(appContext);
  const ran = { ...asked, status, answer, began, durationMs };
  waitUntil(recordToolRun(openDatabase(db.$client), call, request, ran));
  return new Response(answer, response);
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

type Around = Parameters<typeof findNextCall>[2];

/** A response of the API as the result of a tool: what it answers in short, or a refusal with what to call next. */
async function toToolResult(answer: Response | Promise<Response>, tool: ApiTool | null, around: Around) {
  const response = await answer;
  const body: unknown = await response.json();
  const { data, ...refusal } = z.looseObject({ data: z.unknown().optional() }).parse(body);
  if (response.ok) {
    const structuredContent = fitAnswer({ ...Object(compactAnswer(data)) });
    return { content: [toText(structuredContent)], structuredContent, isError: false };
  }
  const next = findNextCall({ status: response.status, code: String(refusal.code) }, tool, around);
  return { content: [toText({ ...refusal, ...(next && { next }) })], isError: true };
}

const toText = (value: unknown) => ({ type: "text" as const, text: JSON.stringify(value) });
