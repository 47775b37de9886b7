import type { LoaderFunctionArgs } from "react-router";
import type { Command } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { pickKnownFields } from "#app/platform/kernel/parse-input.ts";
import { type Failure, fail, failFields, type Result } from "#app/platform/kernel/result.ts";
import { answerJson } from "./answer-json.server.ts";
import { parseBoundedJson } from "./bounded-json.ts";
import { callPath, type Words } from "./call-path.ts";
import { scopeContext } from "./contexts.server.ts";
import { toApiFailure, toFailureResponse, withBulkMessages } from "./failures.server.ts";
import { type IdempotencyScope, runIdempotently, withoutReplay } from "./idempotency.server.ts";
import { withPageLinks } from "./page-links.server.ts";
import type { ScreenArgs } from "./screens.server.ts";
import { wireInput } from "./wire-input.ts";

/** Largest JSON body that is read, bytes. */
const largestBody = 4_000_000;

/** What every call of the API says of itself; `openapi.server.ts` reads it. */
interface ApiCall {
  /** Values of path parameters, where one route serves several calls. */
  at?: Words;
  /** Path parameters that the read or the command knows under another name: `{ action: "number" }`. */
  as?: Readonly<Record<string, string>>;
}

/** What a list may be sorted and filtered by, for those who read the description. */
export interface ListField {
  name: string;
  /** How a filter's values are written; null where it is only sorted by. */
  kind: string | null;
  sorts: boolean;
}

/** What the description tells of a command. */
export type Described = Pick<Command, "name" | "input" | "access" | "confidential">;

/** A GET: one read, answered as `{ data }`. */
export interface ApiReadCall extends ApiCall {
  read: ((scope: Scope, args: ScreenArgs) => Promise<Result<unknown>>) & Listed;
}

/** Of a list: what it is sorted and filtered by. */
interface Listed {
  fields?: readonly ListField[];
  expands?: readonly string[] | undefined;
}

/** A change: one command, answered as `{ data }`. */
export interface ApiChoice<Does extends Described = Command> extends ApiCall {
  method: "POST" | "PUT" | "DELETE";
  /** Short for `at: { action }`. */
  action?: string;
  command: Does;
  /** Status of success; 200 without one. */
  status?: number;
}

export type ApiHandler = (args: ApiArgs) => Promise<Response>;

type ApiArgs = Pick<LoaderFunctionArgs, "context" | "params" | "request" | "pattern">;

/** The reads behind one route's GET; what is not in the table answers 404, an empty table 405. */
export function apiReads(calls: readonly ApiReadCall[]): ApiHandler & { reads: readonly ApiReadCall[] } {
  const handle: ApiHandler = async ({ context, params, request, pattern }) => {
    const chosen = calls.find((each) => fits(each.at ?? {}, params));
    if (!chosen)
      return toFailureResponse(request, fail(calls.length === 0 ? "method_not_allowed" : "not_found").failure);
    const args = { params: renamed(params, chosen.at ?? {}, chosen.as), url: new URL(request.url), request };
    const result = notAList(chosen.read, args.url) ?? (await chosen.read(context.get(scopeContext), args));
    if (!result.ok) return toFailureResponse(request, result.failure);
    const { path } = callPath(pattern, chosen.at ?? {}, chosen.as);
    return withPageLinks(answerJson(`GET ${path}`, result.value), args.url, result.value);
  };
  return Object.assign(handle, { reads: calls });
}

/** What is no list cannot be filtered or sorted: whoever asks for it hears so. */
function notAList({ fields }: Listed, { searchParams }: URL): Result<never> | null {
  const requested = [...searchParams.keys()].filter((key) => !fields && /^(filters?(\[|$)|sort$)/.test(key));
  return requested.length === 0
    ? null
    : failFields(Object.fromEntries(requested.map((key) => [key, [{ code: "unknown_key" }]])));
}

/** A GET of the JSON API with one read. */
export function apiRead(read: ApiReadCall["read"]): ReturnType<typeof apiReads> {
  return apiReads([{ read }]);
}

/** Of a route that has commands only. */
export const noReads = apiReads([]);

/**
 * Commands of the JSON API behind one route; what is not in the table answers 404 or 405. The path's parameters join the
 * body. POST honours Idempotency-Key.
 */
export function apiCommands(choices: readonly ApiChoice[]): ApiHandler & { choices: readonly ApiChoice[] } {
  const handle: ApiHandler = async ({ context, ...asked }) => {
    const scope = context.get(scopeContext);
    return answered(choices, asked, scope, ({ execute }, input) => execute(scope, input));
  };
  return Object.assign(handle, { choices });
}

/** Finds the call that is meant, runs it once per key, and answers it. */
export async function answered<Does extends Described>(
  choices: readonly ApiChoice<Does>[],
  { params, request, pattern }: Pick<ApiArgs, "params" | "request" | "pattern">,
  keyed: IdempotencyScope,
  run: (command: Does, input: Record<string, unknown>) => Promise<Result<unknown>>,
): Promise<Response> {
  const meant = choices.filter((each) => fits(wordsOf(each), params));
  if (meant.length === 0 && choices.length > 0) return toFailureResponse(request, fail("not_found").failure);
  const chosen = meant.find((each) => each.method === request.method);
  if (!chosen) return toFailureResponse(request, fail("method_not_allowed").failure);
  return runIdempotently(keyed, request, async (body) => {
    const input = inputOf(chosen.command, body);
    if (!input.ok) return toFailureResponse(request, input.failure);
    const named = renamed(params, wordsOf(chosen), chosen.as);
    const result = await run(chosen.command, { ...input.value, ...pickKnownFields(chosen.command.input, named) });
    if (!result.ok) return toFailureResponse(request, toApiFailure(result.failure));
    const { path } = callPath(pattern, wordsOf(chosen), chosen.as);
    const answer = answerJson(`${chosen.method} ${path}`, withBulkMessages(request, result.value), chosen.status);
    return chosen.command.confidential ? withoutReplay(answer) : answer;
  });
}

/** Of a route that has reads only. */
export const noCommands = apiCommands([]);

/** The words that choose a call. */
export function wordsOf({ at, action }: Pick<ApiChoice, "at" | "action">): Words {
  return action === undefined ? (at ?? {}) : { ...at, action };
}

function fits(words: Words, params: LoaderFunctionArgs["params"]): boolean {
  return Object.entries(words).every(([name, word]) =>
    typeof word === "string" ? params[name] === word : word.includes(params[name] ?? ""),
  );
}

/** The path's parameters under the names that the call knows, without the word that chose it. */
function renamed(params: LoaderFunctionArgs["params"], words: Words, as: ApiCall["as"] = {}) {
  const left = Object.entries(params).filter(([name]) => typeof words[name] !== "string");
  return Object.fromEntries(left.map(([name, value]) => [as[name] ?? name, value]));
}

/** A body under the names that the command knows; names of the code alone are refused. */
function inputOf({ input }: Described, body: string): Result<Record<string, unknown>> {
  const given = parseBody(body);
  if (!given) return fail("malformed");
  const { value, unknown } = wireInput(input, given);
  if (unknown.length === 0) return { ok: true, value: { ...Object(value) } };
  return failFields(Object.fromEntries(unknown.map((key) => [key, [{ code: "unknown_key" }]])));
}

/** A JSON object, an empty object for no body, or null. */
export function parseBody(body: string): Record<string, unknown> | null {
  if (body === "") return {};
  const value = parseBoundedJson(body);
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
}

/** The body's text, or the refusal of one that is too large. */
export async function readBody(request: Request): Promise<Result<string>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > largestBody) return tooLarge();
  const text = await request.text();
  return text.length > largestBody ? tooLarge() : { ok: true, value: text };
}

function tooLarge(): { ok: false; failure: Failure } {
  return fail("file_too_large", { limit: "4 MB" });
}
