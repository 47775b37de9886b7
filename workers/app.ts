import { logFailure, logRefusal, runTraced } from "#app/platform/db/trace.server.ts";
import { requestIdHeader, withRequestId } from "#app/platform/http/request-id.server.ts";
import { continueAfter } from "./after-answer.ts";
import { createAppContext } from "./environment.ts";
import { handleRequest } from "./handle-request.ts";
import { isNewLife } from "./life.ts";
import { consume } from "./queues/consume.ts";
import { isStreetsRequest, toStreetsRequest } from "./region/public-streets.ts";
import { resumeUntilNextSweep, sweep } from "./scheduled.ts";
import { handlePersonalTracking, handlePublicTracking, isPersonalRequest, parsePublicRequest } from "./tracking.ts";

export { FleetRoom } from "./fleet-room.ts";
export { LiveRoom } from "./live-room.ts";
export { PlanRoom } from "./plan-room.ts";
export { PublicStreets } from "./region/public-streets.ts";
export { RegionRoom } from "./region/region-room.ts";
export { TokenMeter } from "./token-meter.ts";
export { PublicTracking } from "./tracking.ts";

/** What a local server asks for, which has no cron: the sweep at its start, and that of a workerd that was killed and has come back unseen. */
const localEvents = { start: "start", life: "new life" } as const;

function respond(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const question = parsePublicRequest(request);
  if (question) return handlePublicTracking(request, question, env, ctx);
  if (isPersonalRequest(request)) return handlePersonalTracking(request, env, ctx);
  return handleRequest(request, { env, waitUntil: (work) => continueAfter(ctx, work) });
}

export default {
  async fetch(requested, env, ctx) {
    // With its own headers and unchanged: a tile is sent as stored in its archive.
    if (isStreetsRequest(requested)) return ctx.exports.PublicStreets.fetch(toStreetsRequest(requested));
    const id = crypto.randomUUID();
    const request = withRequestId(requested, id);
    const what = `${request.method} ${new URL(request.url).pathname}`;
    return runTraced({ where: "request", id, what }, async () => {
      const response = await respond(request, env, ctx);
      if (response.status >= 500) logFailure(new Error(`answered ${response.status}`));
      else if (response.status >= 400 && env.LOG_REFUSALS === "yes") logRefusal(response.status);
      return withResponseHeaders(response, id);
    });
  },
  queue: (batch, env, ctx) =>
    consume(
      batch,
      createAppContext(env, (work) => ctx.waitUntil(work)),
    ),
  async scheduled(event, env, ctx) {
    if (event.cron === localEvents.life && !isNewLife()) return;
    const app = createAppContext(env, (work) => ctx.waitUntil(work));
    await sweep(app);
    if (event.cron !== localEvents.start) ctx.waitUntil(resumeUntilNextSweep(app));
  },
} satisfies ExportedHandler<Env>;

/**
 * Headers of every response: no caching unless stated, no content sniffing, and the request id used in logs. Hashed
 * files are served before the Worker (public/_headers).
 */
function withResponseHeaders(response: Response, requestId: string): Response {
  if (response.status === 101) return response;
  const headers = new Headers(response.headers);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  // A cached response keeps the id of its original request, as its body does.
  if (!headers.has(requestIdHeader)) headers.set(requestIdHeader, requestId);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
