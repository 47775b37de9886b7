/** How long requests of programs are kept, days. */
export const REQUEST_LOG_DAYS = 7;

/** Most requests that an account keeps: older ones go first. */
export const MAX_LOGGED_REQUESTS = 20_000;

/** Characters that are kept of a body. Of a read that succeeded less: it can be read again. */
export const keptBodySize = { whole: 16_000, read: 4_000 } as const;

/** How a request ended, by its status: the word of a filter. */
export const requestOutcomes = ["succeeded", "refused", "failed"] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

export function getRequestOutcome(status: number): RequestOutcome {
  if (status >= 500) return "failed";
  return status >= 400 ? "refused" : "succeeded";
}

export const requestMethods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const;

/** A request of a program, as its log lists it. */
export interface ApiRequestRow {
  id: string;
  at: number;
  tokenId: string;
  tokenName: string | null;
  method: string;
  path: string;
  query: string | null;
  /** The tool that an agent ran. */
  tool: string | null;
  status: number;
  /** Of a refusal. */
  code: string | null;
  durationMs: number;
  idempotencyKey: string | null;
  /** The answer of an earlier request with the same key. */
  replayed: boolean;
  address: string | null;
  userAgent: string | null;
  requestId: string;
}

/** What was sent or answered: of a file only its type and size. */
export interface LoggedBody {
  type: string | null;
  bytes: number | null;
  /** JSON without what is personal or secret, shortened. */
  body: string | null;
}

export interface ApiRequest extends ApiRequestRow {
  request: LoggedBody;
  response: LoggedBody;
}

/** Figures of a token's requests over seven days. */
export interface RequestFigures {
  /** By day, oldest first; a day is 24 hours, and the last one ends now. */
  days: readonly { total: number; refused: number }[];
  total: number;
  refused: number;
  tooMany: number;
  medianMs: number | null;
  p95Ms: number | null;
}

/** A request as a command for a shell. Its token is the caller's to fill in. */
export function formatRequestCurl(
  origin: string,
  {
    method,
    path,
    query,
    tool,
    idempotencyKey,
    request,
  }: Pick<ApiRequest, "method" | "path" | "query" | "tool" | "idempotencyKey" | "request">,
): string {
  const address = `${origin}${path}${query ? `?${encodeURI(query)}` : ""}`;
  const body = tool ? formatToolCall(tool, request.body) : request.body;
  const verb = method === "GET" || (method === "POST" && body) ? "" : `-X ${method} `;
  return [
    `curl ${verb}${quote(address)}`,
    `  -H "Authorization: Bearer $WAYBILL"`,
    ...(tool ? [`  -H "Accept: application/json, text/event-stream"`] : []),
    ...(idempotencyKey ? [`  -H ${quote(`Idempotency-Key: ${idempotencyKey}`)}`] : []),
    ...(body ? [`  --json ${quote(body)}`] : []),
  ].join(" \\\n");
}

function formatToolCall(name: string, given: string | null): string {
  const params = { name, arguments: given === null ? {} : JSON.parse(given) };
  return JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
}

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
