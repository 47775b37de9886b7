import type { ActionResult } from "#app/platform/kernel/action-result.ts";

/** The field that identifies the caller of a command; the server ignores fields with a leading `_`. */
export const callerField = "_asker";

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
type RouteResults = Readonly<Record<string, { type: "data" | "error"; result: unknown }>>;

/**
 * Delivers an action's result to its caller. A fetcher's data is not reliable: if the page reloads for another reason
 * at the same time, React Router may replace the new result by an older one.
 */
export async function deliverResults<Given extends RouteResults>(
  request: Request,
  next: () => Promise<Given>,
): Promise<Given> {
  const question = request.method === "POST" && listeners.size > 0 ? request.clone() : null;
  const results = await next();
  const listener = question && listeners.get(await readCallerId(question));
  if (listener) for (const answer of Object.values(results).flatMap(listActionResults)) listener(answer);
  return results;
}

async function readCallerId(question: Pick<Request, "headers" | "json" | "formData">): Promise<string> {
  const isJson = question.headers.get("Content-Type")?.includes("application/json");
  const asker: unknown = isJson
    ? Reflect.get(Object(await question.json()), callerField)
    : (await question.formData()).get(callerField);
  return typeof asker === "string" ? asker : "";
}

/** The result of a command, wrapped with a status; null for errors and redirects. */
function listActionResults({ type, result }: RouteResults[string]): ActionResult[] {
  const inner = typeof result === "object" && result !== null && "data" in result ? result.data : result;
  return type === "data" && isActionResult(inner) ? [inner] : [];
}

function isActionResult(value: unknown): value is ActionResult {
  return typeof value === "object" && value !== null && "ok" in value && "intent" in value;
}
