import { createRequestHandler, RouterContextProvider } from "react-router";
import { surroundingsContext, type TrackingMeter, trackingMeterContext } from "#app/http/contexts.server.ts";
import { surroundingsOf } from "./environment.ts";

const handler = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

/** What of the runtime's context an answer needs. */
export interface Around {
  env: Env;
  waitUntil(work: Promise<unknown>): void;
  /** What the public gateway found about this address; pages asked for in another way ask for themselves. */
  meter?: TrackingMeter;
}

/** Answers a request by the route table. */
export function answer(request: Request, { env, waitUntil, meter }: Around): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(surroundingsContext, surroundingsOf(env, waitUntil));
  if (meter) context.set(trackingMeterContext, meter);
  return handler(request, context);
}
