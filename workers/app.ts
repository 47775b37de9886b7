import { logFailure, logRefusal, traced } from "#app/platform/db/trace.server.ts";
import { identified } from "#app/platform/http/request-id.server.ts";
import { answer } from "./answer.ts";
import { withAnswerHeaders } from "./answer-headers.ts";
import { appContextOf } from "./environment.ts";
import { consume } from "./queues/consume.ts";
import { isStreets, streetsRequest } from "./region/public-streets.ts";
import { sweep } from "./scheduled.ts";
import { isPersonal, personalGateway, publicQuestion, trackingGateway } from "./tracking.ts";

export { FleetRoom } from "./fleet-room.ts";
export { LiveRoom } from "./live-room.ts";
export { PlanRoom } from "./plan-room.ts";
export { PublicStreets } from "./region/public-streets.ts";
export { RegionRoom } from "./region/region-room.ts";
export { TokenMeter } from "./token-meter.ts";
export { PublicTracking } from "./tracking.ts";

function answered(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const question = publicQuestion(request);
  if (question) return trackingGateway(request, question, env, ctx);
  if (isPersonal(request)) return personalGateway(request, env, ctx);
  return answer(request, { env, waitUntil: (work) => ctx.waitUntil(work) });
}

export default {
  async fetch(asked, env, ctx) {
    // With headers of its own, and as it is: a tile goes out as it lies in its archive.
    if (isStreets(asked)) return ctx.exports.PublicStreets.fetch(streetsRequest(asked));
    const id = crypto.randomUUID();
    const request = identified(asked, id);
    const what = `${request.method} ${new URL(request.url).pathname}`;
    return traced({ where: "request", id, what }, async () => {
      const response = await answered(request, env, ctx);
      if (response.status >= 500) logFailure(new Error(`answered ${response.status}`));
      else if (response.status >= 400 && env.LOG_REFUSALS === "yes") logRefusal(response.status);
      return withAnswerHeaders(response, id);
    });
  },
  queue: (batch, env, ctx) =>
    consume(
      batch,
      appContextOf(env, (work) => ctx.waitUntil(work)),
    ),
  scheduled: (_event, env, ctx) => sweep(appContextOf(env, (work) => ctx.waitUntil(work))),
} satisfies ExportedHandler<Env>;
