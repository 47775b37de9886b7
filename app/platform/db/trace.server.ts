import { AsyncLocalStorage } from "node:async_hooks";

/** What is running, for the log line that is written when it fails. */
export interface Trace {
  where: "request" | "queue" | "cron" | "room";
  /** The id of the request, message or room operation; all log lines of one have the same id. */
  id: string;
  /** `POST /api/orders`, a queue, a task, an operation of a room. */
  what: string;
  account?: string;
  actor?: string;
  command?: string;
  /** Error code of a refusal. */
  code?: string;
  /** Set once a line was written; one line is enough. */
  isLogged?: true;
}

const current = new AsyncLocalStorage<Trace>();

/** Runs work with a trace that everything it calls can add to. */
export function runTraced<T>(trace: Trace, work: () => T): T {
  return current.run(trace, work);
}

/** Adds facts to the current trace. */
export function addToTrace(known: Partial<Pick<Trace, "account" | "actor" | "command" | "code">>): void {
  Object.assign(current.getStore() ?? {}, known);
}

/** The current trace's id, to pass it to a room. */
export function getTraceId(): string | undefined {
  return current.getStore()?.id;
}

/** Logs one JSON line about an error with the trace's facts; `more` adds what only the caller knows. */
export function logFailure(error: unknown, more: Readonly<Record<string, unknown>> = {}): void {
  const trace = current.getStore();
  if (trace?.isLogged) return;
  if (trace?.where === "request") trace.isLogged = true;
  console.error(formatLogLine("error", trace, { ...more, error: serializeError(error) }));
}

/** Logs one JSON line about a refused request, unless one was already logged. */
export function logRefusal(status: number): void {
  const trace = current.getStore();
  if (trace && !trace.isLogged) console.info(formatLogLine("refused", trace, { status }));
}

function formatLogLine(level: string, trace: Trace | undefined, more: Readonly<Record<string, unknown>>): string {
  const { where, id, what, account, actor, command, code } = trace ?? {};
  return JSON.stringify({ level, where, request_id: id, what, account, actor, command, code, ...more });
}

function serializeError(error: unknown): { message: string; stack?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return {
    message: `${error.message}${cause}`,
    ...(error.stack && { stack: error.stack.split("\n").slice(1, 6).join(" ") }),
  };
}
