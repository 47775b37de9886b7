import type { ActionFunctionArgs } from "react-router";
import { getNamedToken, parseTrackerReport } from "#app/modules/fleet/model/agent-position.ts";
import { answerJson } from "#app/platform/http/answer-json.server.ts";
import { readBody } from "#app/platform/http/api.server.ts";
import { parseBoundedJson } from "#app/platform/http/bounded-json.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { recordTrackerReport } from "../commands/record-positions.server.ts";

const methods = ["POST", "GET"] as const;

/** A report of OwnTracks, Traccar or OsmAnd (which can only GET): the token stands where each of them can put one. */
export async function receiveTrackerReport({ request, context }: ActionFunctionArgs): Promise<Response> {
  const method = methods.find((each) => each === request.method);
  if (!method) return toFailureResponse(request, fail("method_not_allowed").failure);
  const text = method === "GET" ? ok("") : await readBody(request);
  if (!text.ok) return toFailureResponse(request, text.failure);
  const { searchParams } = new URL(request.url);
  const form = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
  const query = form ? new URLSearchParams([...searchParams, ...new URLSearchParams(text.value)]) : searchParams;
  const report = parseTrackerReport(query, form || text.value === "" ? null : parseBoundedJson(text.value));
  const shown = readToken(request);
  // Whoever shows no token learns nothing of what a report looks like.
  if (!report)
    return toFailureResponse(request, fail(shown || getNamedToken(query) ? "malformed" : "token_invalid").failure);
  const token = shown ?? report.token;
  const kept = await recordTrackerReport(context.get(appContext), { ...report, token });
  return kept.ok ? answerJson(`${method} /api/positions`, kept.value) : toFailureResponse(request, kept.failure);
}

/** A bearer, or the password of a name (OwnTracks). */
function readToken(request: Request): string | null {
  const [kind = "", shown = ""] = (request.headers.get("Authorization") ?? "").split(" ");
  if (/^bearer$/i.test(kind)) return shown;
  if (!/^basic$/i.test(kind) || !/^[A-Za-z0-9+/]+={0,2}$/.test(shown)) return null;
  const pair = shown.length % 4 === 0 ? atob(shown) : "";
  return pair.includes(":") ? pair.slice(pair.indexOf(":") + 1) : null;
}
