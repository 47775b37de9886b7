import { data } from "react-router";
import { addToTrace, logFailure } from "#app/platform/db/trace.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { type ErrorCode, errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { type BulkOutcome, type Failure, fail, type Issue } from "#app/platform/kernel/result.ts";
import { toSnakeKey } from "#app/platform/kernel/snake-case.ts";
import { describeError } from "../db/commit.server.ts";
import { getRequestLanguage } from "./device-preferences.server.ts";
import { getRequestId } from "./request-id.server.ts";

/** A failure in an API response: message, code, errors by field. */
export interface FailureBody {
  message: string;
  code: string;
  errors: Record<string, string[]>;
}

/** Translates a failure's codes into the language of the request. */
export function toFailureBody(language: string, failure: Failure): FailureBody {
  const t = createTranslator(language);
  addToTrace({ code: failure.code });
  const sentence = (issue: Issue): string =>
    t(issue.code.includes(":") ? issue.code : `errors:${issue.code}`, issue.params ?? {});
  const errors: Record<string, string[]> = {};
  for (const [path, issues] of Object.entries(failure.fields ?? {})) errors[path] = issues.map(sentence);
  const missing = failure.code === "forbidden" ? failure.params?.missing : undefined;
  const message = missing === undefined ? sentence(failure) : t("query:permission_missing", { missing });
  return { message, code: failure.code, errors };
}

/** Refusals that end by waiting, and how long, seconds, where the failure names no time. */
const retryAfterSeconds: ReadonlyMap<ErrorCode, number> = new Map([
  ["too_many_requests", 60],
  ["database_busy", 1],
]);

/** What D1 and Durable Objects report while they are overloaded, restarted or out of reach for a moment. */
const busyReports = [
  "SQLITE_BUSY",
  "database is locked",
  "D1 DB is overloaded",
  "D1 DB reset because",
  "D1 DB storage operation exceeded timeout",
  "in D1 DB storage caused object to be reset",
  "starting up D1 DB storage caused object to be reset",
  "Cannot resolve D1 DB due to transient issue",
  "Network connection lost",
  // Here the platform hides that the database is locked behind an "internal error". Elsewhere such an error may be a fault that
  // lasts, and trying again would never help.
  "Failed to get session commit token",
  "Durable Object is overloaded",
];
const busyPattern = new RegExp(busyReports.join("|"), "i");

/**
 * True when the database was locked, overloaded or out of reach: a batch was written whole or not at all, and the same
 * request may succeed a moment later.
 */
export function isBusy(thrown: unknown): boolean {
  return busyPattern.test(describeError(thrown));
}

/** The failure of something thrown, which is logged: a busy database is worth another try, everything else is not. */
export function toThrownFailure(thrown: unknown): Failure {
  logFailure(thrown);
  return fail(isBusy(thrown) ? "database_busy" : "unexpected").failure;
}

/** `Retry-After`, for a refusal that ends by waiting. */
function getWaitHeaders({ code, params }: Failure): Record<string, string> {
  const wait = retryAfterSeconds.get(code);
  return wait === undefined ? {} : { "Retry-After": String(params?.seconds ?? wait) };
}

const describeFailure = (request: Request, failure: Failure) => ({
  ...toFailureBody(getRequestLanguage(request), failure),
  request_id: getRequestId(request),
});

/** A failure for a page to throw: the page of errors shows its sentence. */
export function toFailurePage(request: Request, failure: Failure) {
  const body = describeFailure(request, failure);
  return data(body, { status: errorStatuses[failure.code], headers: getWaitHeaders(failure) });
}

/** A failure as a JSON response with the status of its code; as plain text for a browser that requested a file. */
export function toFailureResponse(request: Request, failure: Failure): Response {
  const headers = { "Cache-Control": "private, no-store", ...getWaitHeaders(failure) };
  const body = describeFailure(request, failure);
  const answer = { status: errorStatuses[failure.code], headers };
  const isPerson = request.headers.get("Sec-Fetch-Dest") === "document";
  if (isPerson && !new URL(request.url).pathname.startsWith("/api/")) return new Response(body.message, answer);
  return Response.json(body, answer);
}

/** A command's failure with its fields under their API names. */
export function toApiFailure(failure: Failure): Failure {
  if (!failure.fields) return failure;
  const fields = Object.entries(failure.fields).map(([path, issues]) => [toApiPath(path), issues]);
  return { ...failure, fields: Object.fromEntries(fields) };
}

const toApiPath = (path: string) => path.split(".").map(toSnakeKey).join(".");

/** The result of a bulk action with a message for each refused item and field; other values unchanged. */
export function withBulkMessages(request: Request, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("refused" in value) || !Array.isArray(value.refused))
    return value;
  const language = getRequestLanguage(request);
  const refused = value.refused.map((item: BulkOutcome["refused"][number] & Failure) => {
    const { params: _params, fields, ...shown } = item;
    const { message, errors } = toFailureBody(language, toApiFailure(item));
    return { ...shown, message, ...(fields && { errors }) };
  });
  return { ...value, refused };
}

/** Refuses a GET on a path that only accepts changes. */
export function rejectGet({ request }: { request: Request }): Response {
  return toFailureResponse(request, fail("method_not_allowed").failure);
}
