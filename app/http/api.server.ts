import type { LoaderFunctionArgs } from "react-router";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { type Failure, fail, type Result } from "#app/domain/kernel/result.ts";
import type { Command } from "#app/features/command.server.ts";
import { scopeContext } from "./contexts.server.ts";
import { failureResponse, worded } from "./failures.server.ts";
import { replayed } from "./idempotency.server.ts";
import type { ScreenArgs } from "./screens.server.ts";

const privately = { "Cache-Control": "private, no-store" };

/** Largest JSON body that is read, bytes. */
const largestBody = 4_000_000;

/** A GET of the JSON API: one read, answered as `{ data }`. */
export function apiRead<T>(read: (scope: Scope, args: ScreenArgs) => Promise<Result<T>>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<Response> => {
    const result = await read(context.get(scopeContext), { params, url: new URL(request.url), request });
    if (!result.ok) return failureResponse(request, result.failure);
    return Response.json({ data: result.value }, { headers: privately });
  };
}

/** Command by method and path parameter; what is not in the table answers 404 or 405. */
export interface ApiChoice {
  method: "POST" | "PUT" | "DELETE";
  /** Value of the path parameter `action`, where one route serves several calls. */
  action?: string;
  command: Command;
  /** Status of success; 200 without one. */
  status?: number;
}

/** Commands of the JSON API behind one route. The path's parameters join the body. POST honours Idempotency-Key. */
export function apiCommands(choices: readonly ApiChoice[]) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<Response> => {
    const named = choices.filter((each) => each.action === undefined || each.action === params.action);
    if (named.length === 0) return failureResponse(request, fail("not_found").failure);
    const chosen = named.find((each) => each.method === request.method);
    if (!chosen) return failureResponse(request, fail("method_not_allowed").failure);
    const scope = context.get(scopeContext);
    return replayed(scope, request, async (body) => {
      const input = parseBody(body);
      if (!input) return failureResponse(request, fail("malformed").failure);
      const result = await chosen.command.execute(scope, { ...input, ...params });
      if (!result.ok) return failureResponse(request, result.failure);
      const data = worded(request, result.value);
      return Response.json({ data }, { status: chosen.status ?? 200, headers: privately });
    });
  };
}

/** A JSON object, an empty object for no body, or null. */
export function parseBody(body: string): Record<string, unknown> | null {
  if (body === "") return {};
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : null;
  } catch {
    return null;
  }
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
