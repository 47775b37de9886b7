import { createRequestHandler, RouterContextProvider } from "react-router";
import { surroundingsContext } from "#app/http/contexts.server.ts";
import { surroundingsOf } from "./environment.ts";
import { consume } from "./queues/consume.ts";
import { sweep } from "./scheduled.ts";

export { PlanRoom } from "./plan-room.ts";

const handler = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

export default {
  async fetch(request, env, ctx) {
    const context = new RouterContextProvider();
    context.set(
      surroundingsContext,
      surroundingsOf(env, (work) => ctx.waitUntil(work)),
    );
    return handler(request, context);
  },
  queue: (batch, env, ctx) =>
    consume(
      batch,
      surroundingsOf(env, (work) => ctx.waitUntil(work)),
    ),
  scheduled: (_event, env, ctx) => sweep(surroundingsOf(env, (work) => ctx.waitUntil(work))),
} satisfies ExportedHandler<Env>;
