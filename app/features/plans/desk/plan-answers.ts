import type { PlanAnswer } from "./plan-answer.ts";

type Listener = (answer: PlanAnswer) => void;
const listeners = new Set<Listener>();

/** Hears every answer to what is asked of a plan, each once, until the returned function is called. */
export function hearAnswers(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Passes an answer on to who hears. What a fetcher shows is not enough: where the page is loaded for other news in the same
 * moment, React Router may put an older answer in the place of the new one.
 */
export async function tellAnswer<Answer extends PlanAnswer>(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  for (const listener of listeners) listener(answer);
  return answer;
}
