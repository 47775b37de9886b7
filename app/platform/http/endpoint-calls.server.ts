import type { z } from "zod";
import { pickKnownFields } from "#app/platform/kernel/parse-input.ts";
import { fail, failFields, type Result } from "#app/platform/kernel/result.ts";
import type { EndpointArgs, EndpointCommand, EndpointRead, FindCaller, Handler } from "./endpoint-definition.ts";
import { toApiFailure, toFailureResponse, withBulkMessages } from "./failures.server.ts";
import { runIdempotently, withoutReplay } from "./idempotency.server.ts";
import { withPageLinks } from "./page-links.server.ts";
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
    return withPageLinks(respond(result.value), url, result.value);
  };
}

function refuseUnknown(query: QueryParameters | null, { searchParams }: URL): Result<never> | null {
  return query && refuseQuery(query, searchParams);
}

/** The path's parameters join the body. POST honors Idempotency-Key. */
export function runCommand<Context>(
  respond: Respond,
  findCaller: FindCaller<Context>,
  command: EndpointCommand<Context>,
  { cookie, query }: { cookie: ((value: unknown) => string | null) | undefined; query: QueryParameters | null },
): Handle {
  let read: ((body: unknown) => WireInput) | undefined;
  return async (args) => {
    const { request, params } = args;
    const caller = await findCaller(args);
    if (!caller.ok) return toFailureResponse(request, caller.failure);
    const refused = refuseUnknown(query, new URL(request.url));
    if (refused && !refused.ok) return toFailureResponse(request, refused.failure);
    const { context, keyed } = caller.value;
    let set: string | null = null;
    const response = await runIdempotently(keyed, request, async (body) => {
      read ??= compileInput(command.input);
      const input = readInput(read, body);
      if (!input.ok) return toFailureResponse(request, input.failure);
      const result = await command.execute(context, { ...input.value, ...pickKnownFields(command.input, params) });
      if (!result.ok) return toFailureResponse(request, toApiFailure(result.failure));
      set = cookie?.(result.value) ?? null;
      const success = respond(withBulkMessages(request, result.value));
      return command.confidential ? withoutReplay(success) : success;
    });
    if (set !== null) response.headers.append("Set-Cookie", set);
    return response;
  };
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
