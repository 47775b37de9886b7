import { type DataStrategyResult, data, isRouteErrorResponse } from "react-router";
import { browserCatalogue } from "#app/platform/i18n/browser.ts";
import type { ActionRefusal, ActionResult } from "#app/platform/kernel/action-result.ts";
import { checkConnection, isNetworkError } from "./connection.ts";
import { noteUserAction } from "./user-actions.ts";

/** The field that identifies the caller of a command; the server ignores fields with a leading `_`. */
export const callerField = "_caller";

type Listener = (answer: ActionResult) => void;
const listeners = new Map<string, Listener>();

/** Subscribes to the results of a caller's commands, each once, until the returned function is called. */
export function subscribeToResults(asker: string, listener: Listener): () => void {
  listeners.set(asker, listener);
  return () => {
    if (listeners.get(asker) === listener) listeners.delete(asker);
  };
}

/** The results of a navigation by route id, as the router's middleware passes them on. */
type Results = Record<string, DataStrategyResult>;

/**
 * Delivers an action's result to its caller. A fetcher's data is not reliable: if the page reloads for another reason
 * at the same time, React Router may replace the new result by an older one. To a caller also what the network failed
 * and the refusal of the page's account are results: an error page would take away what was typed.
 */
export async function deliverResults(request: Request, next: () => Promise<Results>): Promise<Results> {
  const question = request.method === "POST" ? request.clone() : null;
  const results = await next();
  if (!question) return results;
  const caller = listeners.size > 0 || Object.values(results).some(isRedirect) ? await readCaller(question) : null;
  noteActions(Object.values(results), caller?.intent ?? "");
  const listener = caller && listeners.get(caller.id);
  if (!listener) return results;
  const delivered = Object.entries(results).map(([id, each]) => [id, toRefusalResult(each, caller.intent)] as const);
  for (const answer of delivered.flatMap(([, each]) => listActionResults(each))) listener(answer);
  return Object.fromEntries(delivered);
}

/** Notes the commands that succeeded; after one that leads to another page its name is that of the form. */
function noteActions(results: DataStrategyResult[], intent: string): void {
  if (intent && results.some(isRedirect)) noteUserAction(intent);
  for (const answer of results.flatMap(listActionResults)) if (answer.ok) noteUserAction(answer.intent);
}

function isRedirect({ result }: DataStrategyResult): boolean {
  return result instanceof Response && result.status >= 300 && result.status < 400;
}

async function readCaller(question: Pick<Request, "headers" | "json" | "formData">) {
  const isJson = question.headers.get("Content-Type")?.includes("application/json");
  const fields: object = isJson ? Object(await question.json()) : Object.fromEntries(await question.formData());
  const read = (name: string): string => {
    const text: unknown = Reflect.get(fields, name);
    return typeof text === "string" ? text : "";
  };
  return { id: read(callerField), intent: read("intent") };
}

/** The command's own refusal in place of an error page: for a foreign account, and for what got no response. */
function toRefusalResult(each: DataStrategyResult, intent: string): DataStrategyResult {
  if (each.type !== "error") return each;
  if (isNetworkError(unwrap(each.result))) {
    void checkConnection();
    const refusal: ActionRefusal = {
      ...{ ok: false, intent, code: "unreachable", errors: {} },
      message: browserCatalogue.t("common:offline.unsent"),
    };
    return { type: "data", result: data(refusal, { status: 503 }) };
  }
  if (!isRouteErrorResponse(each.result)) return each;
  const { data: body, status } = each.result;
  if (Object(body).code !== "not_a_member") return each;
  const message = `${body.message} ${browserCatalogue.t("common:error.not_this_member")}`;
  return { type: "data", result: data({ ...body, message, ok: false, intent, errors: {} }, status) };
}

/** What the router wraps with a status. */
function unwrap(result: unknown): unknown {
  return typeof result === "object" && result !== null && "data" in result ? result.data : result;
}

/** The result of a command; none for errors and redirects. */
function listActionResults({ type, result }: DataStrategyResult): ActionResult[] {
  const inner = unwrap(result);
  return type === "data" && isActionResult(inner) ? [inner] : [];
}

function isActionResult(value: unknown): value is ActionResult {
  return typeof value === "object" && value !== null && "ok" in value && "intent" in value;
}
