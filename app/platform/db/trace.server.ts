import { AsyncLocalStorage } from "node:async_hooks";

/** What is going on, for the line that is written when it fails. */
export interface Trace {
  where: "request" | "queue" | "cron" | "room";
  /** The request's id, or that of the message or turn: what was noted of one thing is found by it. */
  id: string;
  /** `POST /api/orders`, a queue, a task, an operation of a room. */
  what: string;
  account?: string;
  actor?: string;
  command?: string;
  /** Code of a refusal. */
  code?: string;
  /** One line is enough for one thing. */
  isLogged?: true;
}

const current = new AsyncLocalStorage<Trace>();

/** Runs some work under a trace that everything below it can add to. */
export function runTraced<T>(trace: Trace, work: () => T): T {
  return current.run(trace, work);
}

/** What is known by now of whatever is going on. */
export function addToTrace(known: Partial<Pick<Trace, "account" | "actor" | "command" | "code">>): void {
  Object.assign(current.getStore() ?? {}, known);
}

/** The id of what is going on, to hand it to a room. */
export function getTraceId(): string | undefined {
  return current.getStore()?.id;
}

/** One JSON line of what went wrong, with who, where and what; `more` is what only the place itself knows. */
export function logFailure(error: unknown, more: Readonly<Record<string, unknown>> = {}): void {
  const trace = current.getStore();
  if (trace?.isLogged) return;
  if (trace?.where === "request") trace.isLogged = true;
  console.error(formatLogLine("error", trace, { ...more, error: serializeError(error) }));
}

/** One JSON line of a request that was refused, unless more is noted of it already. */
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
