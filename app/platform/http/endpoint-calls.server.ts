import type { z } from "zod";
import { isDryRunFault } from "#app/platform/db/commit.server.ts";
import { pickKnownFields } from "#app/platform/kernel/parse-input.ts";
import { type Failure, fail, failFields, type Result } from "#app/platform/kernel/result.ts";
import type { EndpointArgs, EndpointCommand, EndpointRead, FindCaller, Handler } from "./endpoint-definition.ts";
import { addMatchedVersion, withEntityTag, withNewTag } from "./entity-tags.server.ts";
import { toApiFailure, toFailureResponse, withBulkMessages } from "./failures.server.ts";
import { runIdempotently, withoutReplay } from "./idempotency.server.ts";
import { type QueryParameters, refuseQuery } from "./query-parameters.ts";
import { parseBody, privately } from "./request-body.server.ts";
import { compileInput, type WireInput } from "./wire-input.ts";
import { compileOutput } from "./wire-output.ts";
import { pagination } from "./wire-shapes.ts";

// How an endpoint runs: its read, its command, or a handler of its own.

type Respond = (value: unknown) => Response;
type Handle = (args: EndpointArgs) => Promise<Response>;

/** Makes what writes successes: `{ data }` as the output describes it. The output is compiled when it is first needed. */
export function createResponder(output: z.ZodType, status: number): Respond {
  let write: ((value: unknown) => unknown) | undefined;
  return (value) => {
    write ??= compileOutput(output);
    return Response.json({ data: write(paged(output, value)) }, { status, headers: privately });
  };
}

/** A list that is always read whole stands under its noun with a pagination as every other. */
function paged(output: z.ZodType, value: unknown): unknown {
  if (!("shape" in output) || Object(output.shape).pagination !== pagination) return value;
  if (typeof value !== "object" || value === null || "pagination" in value) return value;
  const rows = Object.values(value).find((each) => Array.isArray(each)) ?? [];
  const whole = {
    previous: null,
    next: null,
    total: rows.length,
    total_is_exact: true,
    limit: Math.max(1, rows.length),
  };
  return { ...value, pagination: whole };
}

const relations = [
  ["previous", "prev"],
  ["next", "next"],
] as const;

/** Adds the URLs of the next and previous page in `Link` (RFC 8288); other responses are unchanged. */
function withPageLinks(answer: Response, requested: URL, value: unknown): Response {
  const pagination: unknown = Object(value).pagination;
  const links = relations.flatMap(([field, relation]) => {
    const cursor: unknown = Reflect.get(Object(pagination), field);
    return typeof cursor === "string" ? [`<${withCursor(requested, cursor)}>; rel="${relation}"`] : [];
  });
  if (links.length > 0) answer.headers.set("Link", links.join(", "));
  return answer;
}

function withCursor({ pathname, searchParams }: URL, cursor: string): string {
  const params = new URLSearchParams(searchParams);
  params.set("cursor", cursor);
  return `${pathname}?${params}`;
}

/** Handles a GET: caller, query, read, response. */
export function runRead<Context>(
  respond: Respond,
  findCaller: FindCaller<Context>,
  { read, query }: { read: EndpointRead<Context>; query: QueryParameters | null },
): Handle {
  return async (args) => {
    const { request, params } = args;
    const caller = await findCaller(args);
    if (!caller.ok) return toFailureResponse(request, caller.failure);
    const url = new URL(request.url);
    const result = refuseUnknown(query, url) ?? (await read(caller.value.context, { params, url, request }));
    if (!result.ok) return toFailureResponse(request, result.failure);
    const answer = withPageLinks(respond(result.value), url, result.value);
    return withEntityTag(request, answer, result.value);
  };
}

function refuseUnknown(query: QueryParameters | null, { searchParams }: URL): Result<never> | null {
  return query && refuseQuery(query, searchParams);
}

/** The query parameter of every command that can be tried. */
export const dryRunParameter = {
  dry_run: { type: "flag", means: "true: check and answer as usual, but keep nothing." },
} as const;

/** Says that an answer is a dry run's. */
const dryRunHeader = "Waybill-Dry-Run";

/** Of commands alone: how they set cookies, which query they take, and their context in a dry run; null without one. */
interface CommandOptions<Context> {
  cookies: ((value: unknown) => readonly string[]) | undefined;
  query: QueryParameters | null;
  toDryRun: ((context: Context) => Context) | null;
}

/**
 * The path's parameters join the body, and so does the version of `If-Match`. POST honors Idempotency-Key. With
 * `dry_run=true` the same command runs against a database that keeps nothing, and no key is used up.
 */
export function runCommand<Context>(
  respond: Respond,
  findCaller: FindCaller<Context>,
  command: EndpointCommand<Context>,
  { cookies, query, toDryRun }: CommandOptions<Context>,
): Handle {
  let read: ((body: unknown) => WireInput) | undefined;
  return async (args) => {
    const { request, params } = args;
    const caller = await findCaller(args);
    if (!caller.ok) return toFailureResponse(request, caller.failure);
    const url = new URL(request.url);
    const refused = refuseUnknown(query, url);
    if (refused && !refused.ok) return toFailureResponse(request, refused.failure);
    const { context, keyed } = caller.value;
    const isDry = toDryRun !== null && url.searchParams.get("dry_run") === "true";
    let set: readonly string[] = [];
    const response = await runIdempotently(isDry ? null : keyed, request, async (body) => {
      read ??= compileInput(command.input);
      const input = readInput(read, body);
      if (!input.ok) return toFailureResponse(request, input.failure);
      const matched = addMatchedVersion(request, command, input.value);
      if (!matched.ok) return toFailureResponse(request, matched.failure);
      const given = { ...matched.value, ...pickKnownFields(command.input, params) };
      const result = await (isDry ? tryCommand(command, toDryRun(context), given) : command.execute(context, given));
      if (!result.ok) return toFailureResponse(request, toMatchFailure(request, toApiFailure(result.failure)));
      const success = respond(withBulkMessages(request, result.value));
      if (isDry) {
        success.headers.set(dryRunHeader, "true");
        return success;
      }
      set = cookies?.(result.value) ?? [];
      if (request.method === "PUT") withNewTag(success, result.value);
      return command.confidential ? withoutReplay(success) : success;
    });
    for (const each of set) response.headers.append("Set-Cookie", each);
    return response;
  };
}

/** Runs a command of a dry run; one that cannot be rolled back is refused before it did anything. */
async function tryCommand<Context>(
  command: EndpointCommand<Context>,
  context: Context,
  given: Readonly<Record<string, unknown>>,
): Promise<Result<unknown>> {
  try {
    return await command.execute(context, given);
  } catch (thrown) {
    if (isDryRunFault(thrown)) return fail("dry_run_impossible");
    throw thrown;
  }
}

/** A lost race of a change that named its version by `If-Match`. */
function toMatchFailure({ headers }: Request, failure: Failure): Failure {
  const isMatched = failure.code === "lost_race" && headers.has("If-Match");
  return isMatched ? fail("precondition_failed").failure : failure;
}

/** A body under the command's names; names that only the code has are refused. */
function readInput(read: (body: unknown) => WireInput, body: string): Result<Record<string, unknown>> {
  const given = parseBody(body);
  if (!given) return fail("malformed");
  const { value, unknown } = read(given);
  if (unknown.length === 0) return { ok: true, value: { ...Object(value) } };
  return failFields(Object.fromEntries(unknown.map((key) => [key, [{ code: "unknown_key" }]])));
}

/** Checks the query, then calls the handler of the endpoint. */
export function runHandler(
  respond: Respond,
  { handler, query }: { handler: Handler; query: QueryParameters | null },
): Handle {
  return async (args) => {
    const refused = refuseUnknown(query, new URL(args.request.url));
    return refused && !refused.ok ? toFailureResponse(args.request, refused.failure) : handler({ ...args, respond });
  };
}
