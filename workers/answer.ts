import { createRequestHandler, RouterContextProvider } from "react-router";
import { appContext, type TrackingMeter, trackingMeterContext } from "#app/platform/http/contexts.server.ts";
import { failureResponse } from "#app/platform/http/failures.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { boundedBody, largestBody } from "./bounded-body.ts";
import { appContextOf } from "./environment.ts";
import { noting } from "./noting-build.ts";

type Handler = ReturnType<typeof createRequestHandler>;

const build = () => import("virtual:react-router/server-build");
let ready: Handler | undefined;

/**
 * Asked for a build, React Router ranks every route anew for each request; that is for where modules change while it
 * runs. Elsewhere, in tests too, the build is imported once: requests that wait for one import together may hang, as
 * the module runner answers all of them in the first one's context.
 */
async function handler(): Promise<Handler> {
  if (import.meta.hot) return createRequestHandler(async () => noting(await build()), import.meta.env.MODE);
  ready ??= createRequestHandler(noting(await build()), import.meta.env.MODE);
  return ready;
}

/** What of the runtime's context an answer needs. */
export interface Around {
  env: Env;
  waitUntil(work: Promise<unknown>): void;
  /** What the public gateway found about this address; pages asked for in another way ask for themselves. */
  meter?: TrackingMeter;
}

/** Answers a request by the route table. */
export async function answer(request: Request, { env, waitUntil, meter }: Around): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(appContext, appContextOf(env, waitUntil));
  if (meter) context.set(trackingMeterContext, meter);
  const handle = await handler();
  const body = boundedBody(request);
  const response = await handle(body.request, context);
  const refusal = body.isOver() ? fail("file_too_large", { limit: `${largestBody / 1024 / 1024} MB` }).failure : null;
  await body.drain();
  return refusal ? failureResponse(request, refusal) : asProgramsExpect(request, response);
}

/** An error of an `/api` path is JSON, also where something threw and the router answers in words of its own. */
async function asProgramsExpect(request: Request, response: Response): Promise<Response> {
  if (response.status < 400 || !new URL(request.url).pathname.startsWith("/api/")) return response;
  if (response.headers.get("Content-Type")?.includes("application/json")) return response;
  await response.body?.cancel();
  return failureResponse(request, fail(routerCodes[response.status] ?? "unexpected").failure);
}

/** What the router itself refuses. */
const routerCodes: Readonly<Record<number, ErrorCode>> = {
  400: "malformed",
  404: "not_found",
  405: "method_not_allowed",
};
