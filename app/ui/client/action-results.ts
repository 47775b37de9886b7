import type { ActionResult } from "#app/platform/kernel/action-result.ts";

/** The field by which a question names who asks; the server leaves aside what begins with `_`. */
export const callerField = "_asker";

type Listener = (answer: ActionResult) => void;
const listeners = new Map<string, Listener>();

/** Hears every answer to what `asker` asks, each once, until the returned function is called. */
export function subscribeToResults(asker: string, listener: Listener): () => void {
  listeners.set(asker, listener);
  return () => {
    if (listeners.get(asker) === listener) listeners.delete(asker);
  };
}

/** What the router's middleware hands on: what came of each route that was asked, by its id. */
type RouteResults = Readonly<Record<string, { type: "data" | "error"; result: unknown }>>;

/**
 * Passes the answer of an action on to who asked. What a fetcher shows is not enough: where the page is loaded for other news in
 * the same moment, React Router may put an older answer in the place of the new one.
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

/** The answer of a command, which comes with a status around it; nothing for errors and ways to other pages. */
function listActionResults({ type, result }: RouteResults[string]): ActionResult[] {
  const inner = typeof result === "object" && result !== null && "data" in result ? result.data : result;
  return type === "data" && isActionResult(inner) ? [inner] : [];
}

function isActionResult(value: unknown): value is ActionResult {
  return typeof value === "object" && value !== null && "ok" in value && "intent" in value;
}
