import { appContext } from "#app/platform/http/contexts.server.ts";
import type { Handler } from "#app/platform/http/endpoint-definition.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { readBody } from "#app/platform/http/request-body.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { applyReports } from "../commands/apply-reports.server.ts";

/**
 * POST messages/reports/{channel}: what a provider of texts reports, in its own form and with its own signature. Without
 * a provider or a fitting signature nothing is said about what exists here.
 */
export const receiveReports: Handler = async ({ request, context, params }) => {
  const { channel } = params;
  if (channel !== "sms" && channel !== "whatsapp") return toFailureResponse(request, fail("not_found").failure);
  const read = await readBody(request);
  if (!read.ok) return toFailureResponse(request, read.failure);
  const app = context.get(appContext);
  const asked = new URL(request.url);
  const address = `${app.origin}${asked.pathname}${asked.search}`;
  const received = { address, headers: request.headers, body: read.value };
  const reports = await app.ports.messenger.readReports(channel, received, app.ports.clock.now());
  if (reports === null) return toFailureResponse(request, fail("signature_invalid").failure);
  await applyReports(app, channel, reports);
  return Response.json({ data: { count: reports.length } }, { headers: { "Cache-Control": "no-store" } });
};
