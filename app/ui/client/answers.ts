import type { ActionAnswer } from "#app/platform/kernel/answer.ts";

/** The field by which a question names who asks; the server leaves aside what begins with `_`. */
export const askerField = "_asker";

type Listener = (answer: ActionAnswer) => void;
const listeners = new Map<string, Listener>();

/** Hears every answer to what `asker` asks, each once, until the returned function is called. */
export function hearAnswers(asker: string, listener: Listener): () => void {
  listeners.set(asker, listener);
  return () => {
    if (listeners.get(asker) === listener) listeners.delete(asker);
  };
}

/** What the router's middleware hands on: what came of each route that was asked, by its id. */
type Results = Readonly<Record<string, { type: "data" | "error"; result: unknown }>>;

/**
 * Passes the answer of an action on to who asked. What a fetcher shows is not enough: where the page is loaded for other news in
 * the same moment, React Router may put an older answer in the place of the new one.
 */
export async function passAnswers<Given extends Results>(request: Request, next: () => Promise<Given>): Promise<Given> {
  const question = request.method === "POST" && listeners.size > 0 ? request.clone() : null;
  const results = await next();
  const listener = question && listeners.get(await askerOf(question));
  if (listener) for (const answer of Object.values(results).flatMap(answersIn)) listener(answer);
  return results;
}

async function askerOf(question: Pick<Request, "headers" | "json" | "formData">): Promise<string> {
  const isJson = question.headers.get("Content-Type")?.includes("application/json");
  const asker: unknown = isJson
    ? Reflect.get(Object(await question.json()), askerField)
    : (await question.formData()).get(askerField);
  return typeof asker === "string" ? asker : "";
}

/** The answer of a command, which comes with a status around it; nothing for errors and ways to other pages. */
function answersIn({ type, result }: Results[string]): ActionAnswer[] {
  const inner = typeof result === "object" && result !== null && "data" in result ? result.data : result;
  return type === "data" && isAnswer(inner) ? [inner] : [];
}

function isAnswer(value: unknown): value is ActionAnswer {
  return typeof value === "object" && value !== null && "ok" in value && "intent" in value;
}
