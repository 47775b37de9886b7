import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { toFailureResponse, toThrownFailure } from "#app/platform/http/failures.server.ts";
import { requestIdHeader } from "#app/platform/http/request-id.server.ts";
import { takeTurn } from "#app/platform/http/take-turn.server.ts";
import { createChoiceIssue } from "#app/platform/kernel/nearest.ts";
import { type Failure, failFields, type Issue } from "#app/platform/kernel/result.ts";
import { answerBudget, compactAnswer, measureAnswer, pickPaths } from "./tool-answer.ts";
import type { ApiTool } from "./tools.server.ts";

type Given = Readonly<Record<string, unknown>>;

interface Context {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Runs a tool through its endpoint. */
export async function runTool(tool: ApiTool, input: Given, call: Context): Promise<Response> {
  if (tool.endpoint.list) return runList(tool, spreadFilters(input), call);
  return tool.endpoint.method === "GET" && input.fields !== undefined
    ? runPicked(tool, input, call)
    : runOnce(tool, input, call);
}

/** With `dry_run` the command runs and is rolled back: refusals and response are the same. */
async function runOnce({ endpoint, name, does, hasDryRun }: ApiTool, input: Given, call: Context): Promise<Response> {
  const { dry_run: dry, ...known } = input;
  const isRead = does === "reads";
  // Tools without a dry run refuse `dry_run` like any unknown key.
  const given = isRead || hasDryRun ? known : input;
  const isDry = dry === true && !isRead;
  const missing = findPathFault(endpoint, given);
  if (missing) return toFailureResponse(call.request, missing);
  const { context } = call;
  const request = createRequest(endpoint, given, call.request, isDry);
  const params = pickParams(endpoint, given);
  const handled = await takeTurn({ request, context }, { kind: "page", isHeavy: endpoint.isHeavy === true }, () =>
    endpoint.handle({ context, params, request }).catch(toThrownFailure),
  );
  const answer = handled instanceof Response ? handled : toFailureResponse(call.request, handled);
  if (!isDry || !answer.ok) return answer;
  return Response.json({ data: { dry_run: true, would: name, answers: await readAnswer(answer) } });
}

const readAnswer = async (answer: Response): Promise<unknown> =>
  z.object({ data: z.unknown() }).parse(await answer.json()).data;

const fieldsSchema = z
  .union([z.string().transform((text) => text.split(",")), z.array(z.string())])
  .pipe(z.array(z.string().max(100)).max(50));

/** Of a read only the fields that are named. */
async function runPicked(tool: ApiTool, { fields, ...rest }: Given, call: Context): Promise<Response> {
  const paths = fieldsSchema.safeParse(fields);
  if (!paths.success)
    return toFailureResponse(call.request, failFields({ fields: [{ code: "invalid_value" }] }).failure);
  const answer = await runOnce(tool, rest, call);
  return answer.ok ? Response.json({ data: pickPaths(await readAnswer(answer), paths.data) }) : answer;
}

/** Rows of a page where the agent names no number. */
const LIST_ROWS = 20;

/** A page, read anew with fewer rows where it would be more than the budget: its cursor goes on where the rows end. */
async function runList(tool: ApiTool, input: Given, call: Context): Promise<Response> {
  let limit = input.limit ?? LIST_ROWS;
  for (;;) {
    const answer = await runOnce(tool, { ...input, limit }, call);
    if (!answer.ok) return answer;
    const data = await readAnswer(answer);
    const size = measureAnswer(compactAnswer(data));
    const rows = Math.max(0, ...Object.values(Object(data)).map((each) => (Array.isArray(each) ? each.length : 0)));
    if (size <= answerBudget || rows < 2) return Response.json({ data });
    limit = Math.min(rows - 1, Math.max(1, Math.floor((rows * answerBudget * 0.9) / size)));
  }
}

/** Filters of a list by their names: with an operator (`created_at.gte`) they are parameters of their own. */
function spreadFilters(input: Given): Given {
  const { filters, ...rest } = input;
  if (typeof filters !== "object" || filters === null || Array.isArray(filters)) return input;
  const named = Object.entries(filters);
  const withOperator = named.filter(([name]) => name.includes("."));
  const plain = Object.fromEntries(named.filter(([name]) => !name.includes(".")));
  return { ...rest, ...Object.fromEntries(withOperator), ...(Object.keys(plain).length > 0 ? { filters: plain } : {}) };
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

/** Arguments that are not parameters of the path. */
function pickRest({ parameters }: Endpoint, given: Given): Record<string, unknown> {
  const named = new Set(parameters.values());
  return Object.fromEntries(Object.entries(given).filter(([key]) => !named.has(key)));
}

function createRequest(endpoint: Endpoint, given: Given, { url, headers }: Request, isDry: boolean): Request {
  const { method } = endpoint;
  const path = endpoint.url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name] ?? "")));
  const to = new URL(path, url);
  if (isDry) to.searchParams.set("dry_run", "true");
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
