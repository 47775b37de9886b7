import { commit } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { parseBoundedJson } from "#app/platform/http/bounded-json.ts";
import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { getRequestId } from "#app/platform/http/request-id.server.ts";
import { MAX_LOGGED_BYTES, type TokenCall, type ToolRun } from "#app/platform/http/token-call.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import { insertApiRequests, type LoggedRequest } from "../../db/api-requests.server.ts";
import { keptBodySize, type LoggedBody } from "../../model/api-request.ts";
import { maskTokens, redact } from "../../model/redaction.ts";
import { listPlainNames, redactQuery } from "./plain-names.server.ts";

interface Answered {
  request: Request;
  response: Response;
  /** The response's; null of a file and of what is too large. */
  text: string | null;
  endpoint: Endpoint | null;
  durationMs: number;
}

/** Lines that wait while others are written, so that of many calls at once those go together. */
const waiting: LoggedRequest[] = [];
/** Until when a write that began may take; after that it counts as lost. */
let writesUntil = 0;
const MAX_WRITE_MS = 5_000;
const MAX_WAITING = 500;

/** Adds a request of a program to its log, after the answer. Reading the log is none: it would fill what it reads. */
export async function recordRequest(db: Database, call: TokenCall, answered: Answered): Promise<void> {
  if (answered.endpoint && isLogRead(answered.endpoint)) return;
  await record(db, () => toLine(call, answered));
}

const isLogRead = ({ method, url }: Endpoint): boolean => method === "GET" && /^\/api\/requests(\/|$)/.test(url);

/** Adds a tool that an agent ran to the log. */
export function recordToolRun(db: Database, call: TokenCall, request: Request, run: ToolRun): Promise<void> {
  return record(db, async () => toToolLine(call, request, run));
}

/** What goes wrong is reported and harms nobody. */
async function record(db: Database, describe: () => Promise<LoggedRequest>): Promise<void> {
  try {
    waiting.push(await describe());
    waiting.splice(0, waiting.length - MAX_WAITING);
    await writeWaiting(db);
  } catch (error) {
    logFailure(error);
  }
}

async function writeWaiting(db: Database): Promise<void> {
  if (Date.now() < writesUntil) return;
  try {
    while (waiting.length > 0) {
      writesUntil = Date.now() + MAX_WRITE_MS;
      await commit(db, insertApiRequests(db, waiting.splice(0)));
    }
  } finally {
    writesUntil = 0;
  }
}

async function toLine(call: TokenCall, answered: Answered): Promise<LoggedRequest> {
  const { request, response, text, endpoint, durationMs } = answered;
  const { pathname, searchParams } = new URL(request.url);
  const sent = await call.sent;
  const { status } = response;
  return {
    ...describeCaller(call, request),
    ...{ at: call.began, method: request.method, path: maskTokens(pathname.slice(0, 300)), tool: null },
    query: redactQuery(searchParams, endpoint)?.slice(0, 1_000) ?? null,
    ...{ status, code: readCode(text, status), durationMs },
    idempotencyKey: request.headers.get("Idempotency-Key")?.slice(0, 255) ?? null,
    replayed: response.headers.has("Idempotent-Replayed"),
    request: keepBody(request, sent, { endpoint, status, way: "sent" }),
    response: keepBody(response, text, { endpoint, status, way: "answered" }),
  };
}

function toToolLine(call: TokenCall, request: Request, run: ToolRun): LoggedRequest {
  const { name, endpoint, given, status, answer, began, durationMs } = run;
  const { pathname } = new URL(request.url);
  return {
    ...describeCaller(call, request),
    ...{ at: began, method: request.method, path: pathname, query: null, tool: name },
    ...{ status, code: readCode(answer, status), durationMs, idempotencyKey: null, replayed: false },
    request: keepJson(JSON.stringify(given), { endpoint, status, way: "sent" }),
    response: keepJson(answer, { endpoint, status, way: "answered" }),
  };
}

function describeCaller({ accountId, tokenId, clock }: TokenCall, request: Request) {
  const { headers } = request;
  return {
    id: createUuidV7(clock.now(), crypto.getRandomValues(new Uint8Array(10))),
    ...{ accountId, tokenId, requestId: getRequestId(request) },
    address: headers.get("CF-Connecting-IP"),
    userAgent: headers.get("User-Agent")?.slice(0, 120) ?? null,
  };
}

interface Around {
  endpoint: Endpoint | null;
  status: number;
  way: "sent" | "answered";
}

/** A file's type and size, and JSON without what is personal or secret. */
function keepBody({ headers, body }: Request | Response, text: string | null, around: Around): LoggedBody {
  if (text !== null) return keepJson(text, around);
  const length = headers.get("Content-Length");
  const type = headers.get("Content-Type")?.slice(0, 100) ?? null;
  return { type: body ? type : null, bytes: body && length !== null ? Number(length) : null, body: null };
}

function keepJson(text: string, { endpoint, status, way }: Around): LoggedBody {
  const kept = { type: "application/json", bytes: new TextEncoder().encode(text).length };
  const value = text.length > MAX_LOGGED_BYTES ? undefined : parseBoundedJson(text);
  if (value === undefined) return { ...kept, body: null };
  const isPlain = way === "answered" && status >= 400 ? isPlainOfFailure : isPlainOf(endpoint, way);
  const isRead = endpoint?.method === "GET" && status < 400;
  return { ...kept, body: JSON.stringify(redact(value, isPlain, isRead ? keptBodySize.read : keptBodySize.whole)) };
}

function isPlainOf(endpoint: Endpoint | null, way: Around["way"]): (name: string) => boolean {
  const names = listPlainNames((way === "sent" ? endpoint?.input : endpoint?.output) ?? null, way);
  return (name) => names.has(name);
}

/** A refusal consists of sentences and codes of ours. */
const isPlainOfFailure = (): boolean => true;

/** The code of a refusal. */
function readCode(answer: string | null, status: number): string | null {
  const said: unknown = status < 400 || answer === null ? null : Object(parseBoundedJson(answer)).code;
  return typeof said === "string" ? said.slice(0, 60) : null;
}
