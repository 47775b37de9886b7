import { getNamedToken, parseTrackerReport } from "#app/modules/fleet/model/agent-position.ts";
import { readBasicCredentials } from "#app/platform/http/basic-credentials.server.ts";
import { parseBoundedJson } from "#app/platform/http/bounded-json.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import type { Handler } from "#app/platform/http/endpoint-definition.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { readBody } from "#app/platform/http/request-body.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { recordTrackerReport } from "../commands/record-positions.server.ts";

/**
 * Receives a report of OwnTracks, Traccar or OsmAnd (which only sends GET). Each app sends the token in another place.
 */
export const receiveTrackerReport: Handler = async ({ request, context, respond }) => {
  const text = request.method === "POST" ? await readBody(request) : ok("");
  if (!text.ok) return toFailureResponse(request, text.failure);
  const { searchParams } = new URL(request.url);
  const form = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
  const query = form ? new URLSearchParams([...searchParams, ...new URLSearchParams(text.value)]) : searchParams;
  const report = parseTrackerReport(query, form || text.value === "" ? null : parseBoundedJson(text.value));
  const headerToken = readToken(request);
  // Without a token the response does not reveal whether the format was right.
  if (!report)
    return toFailureResponse(
      request,
      fail(headerToken || getNamedToken(query) ? "malformed" : "token_invalid").failure,
    );
  const token = headerToken ?? report.token;
  const recorded = await recordTrackerReport(context.get(appContext), { ...report, token });
  return recorded.ok ? respond(recorded.value) : toFailureResponse(request, recorded.failure);
};

/** Reads the token from a bearer header, or from the password of basic authentication (OwnTracks). */
function readToken(request: Request): string | null {
  const [, bearer] = /^bearer (\S*)$/i.exec(request.headers.get("Authorization") ?? "") ?? [];
  if (bearer !== undefined) return bearer;
  const basic = readBasicCredentials(request);
  return basic === null || basic === "unreadable" ? null : basic.password;
}
