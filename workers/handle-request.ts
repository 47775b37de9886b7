import { createRequestHandler, RouterContextProvider } from "react-router";
import { recordRequest } from "#app/modules/developers/http/request-log/record-request.server.ts";
import { hostOwnerContext } from "#app/modules/messages/http/host-owner.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import {
  appContext,
  endpointContext,
  type TrackingLimit,
  tokenCallContext,
  trackingLimitContext,
} from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { keepNamedAccount, readNamedAccount } from "#app/platform/http/named-account.server.ts";
import { readAnswered } from "#app/platform/http/token-call.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { boundBody, MAX_BODY_BYTES } from "./bounded-body.ts";
import { createAppContext } from "./environment.ts";
import { withErrorLogging } from "./error-logging.ts";
import { findSellerHost } from "./seller-host.ts";

type Handler = ReturnType<typeof createRequestHandler>;

const loadBuild = () => import("virtual:react-router/server-build");
let readyHandler: Handler | undefined;

/**
 * If given a function for the build, React Router ranks all routes again for each request, which is only useful when
 * modules change while it runs. Otherwise, in tests too, the build is imported once: requests that wait for one import
 * together may hang, because the module runner answers all of them in the first one's context.
 */
async function getHandler(): Promise<Handler> {
  if (import.meta.hot)
    return createRequestHandler(async () => withErrorLogging(await loadBuild()), import.meta.env.MODE);
  readyHandler ??= createRequestHandler(withErrorLogging(await loadBuild()), import.meta.env.MODE);
  return readyHandler;
}

/** The part of the runtime's context that a response needs. */
export interface RequestContext {
  env: Env;
  waitUntil(work: Promise<unknown>): void;
  /** The public gateway's decision for this address; other pages check it themselves. */
  meter?: TrackingLimit;
}

/** Handles a request by the route table. */
export async function handleRequest(requested: Request, { env, waitUntil, meter }: RequestContext): Promise<Response> {
  const { request, named } = readNamedAccount(requested);
  const context = new RouterContextProvider();
  const app = createAppContext(env, waitUntil);
  const host = await findSellerHost(request, app);
  if (host instanceof Response) return host;
  context.set(appContext, app);
  context.set(hostOwnerContext, host);
  if (meter) context.set(trackingLimitContext, meter);
  const handle = await getHandler();
  const body = boundBody(request);
  const response = await handle(body.request, context);
  const refusal = body.isOver()
    ? fail("file_too_large", { limit: `${MAX_BODY_BYTES / 1024 / 1024} MB` }).failure
    : null;
  await body.drain();
  const answer = refusal
    ? toFailureResponse(request, refusal)
    : withWait(await toApiError(request, keepNamedAccount(response, named)));
  const call = context.get(tokenCallContext);
  if (call?.logs !== "request") return answer;
  const durationMs = call.clock.now() - call.began;
  const answered = await readAnswered(answer);
  const endpoint = context.get(endpointContext)?.endpoint ?? null;
  // A database of its own: batches of the request's are refused once its token has ended.
  waitUntil(recordRequest(openDatabase(env.DB), call, { request, ...answered, endpoint, durationMs }));
  return answered.response;
}

/** The router keeps no headers of what a page throws: a refusal that ends by waiting then names the usual time, seconds. */
const usualWaits: Readonly<Record<number, string>> = { 429: "5", 503: "1" };

function withWait(response: Response): Response {
  const wait = usualWaits[response.status];
  if (wait !== undefined && !response.headers.has("Retry-After")) response.headers.set("Retry-After", wait);
  return response;
}

/** Errors of `/api` paths are JSON, also when something threw and the router responded itself. */
async function toApiError(request: Request, response: Response): Promise<Response> {
  if (response.status < 400 || !new URL(request.url).pathname.startsWith("/api/")) return response;
  if (response.headers.get("Content-Type")?.includes("application/json")) return response;
  await response.body?.cancel();
  return toFailureResponse(request, fail(routerErrorCodes[response.status] ?? "unexpected").failure);
}

/** Error codes for the router's own refusals. */
const routerErrorCodes: Readonly<Record<number, ErrorCode>> = {
  400: "malformed",
  404: "not_found",
  405: "method_not_allowed",
};
