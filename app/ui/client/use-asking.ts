import { startTransition, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import type { ActionAnswer, Refusal } from "#app/platform/kernel/answer.ts";
import { askerField, hearAnswers } from "./answers.ts";

export interface Asking<Value> {
  /** Asks with a command's input as JSON; over when the page has been loaded after the answer. */
  ask(intent: string, values?: object): Promise<void>;
  /** Asks with a form's fields. */
  send(form: FormData): Promise<void>;
  /** A form that asks; `mark` goes into it as a hidden field. */
  Form: FetcherWithComponents<unknown>["Form"];
  mark: { type: "hidden"; name: string; value: string };
  /** The newest answer, from the moment it came. */
  answer: ActionAnswer<Value> | null;
  /** The newest answer when it refuses, once nothing is under way. */
  refused: Refusal | null;
  busy: boolean;
}

/**
 * Asks commands of a screen and hears their answers from the actions themselves (`passAnswers`), where a fetcher may show an
 * older one. `settled` is told each answer once, when the page has been loaded after it; `atOnce` before.
 */
export function useAsking<Value = unknown>(
  settled?: ((answer: ActionAnswer<Value>) => void) | null,
  atOnce?: (answer: ActionAnswer<Value>) => void,
): Asking<Value> {
  const asker = useId();
  const fetcher = useFetcher();
  const [answer, setAnswer] = useState<ActionAnswer<Value> | null>(null);
  const told = useRef(answer);
  // In a transition, as the router shows what it does: an answer is not seen before the question.
  const hear = useEffectEvent((heard: ActionAnswer) => {
    // The command says what its answer holds, the screen that asks it what it reads of that.
    const own = heard as ActionAnswer<Value>;
    atOnce?.(own);
    startTransition(() => setAnswer(own));
  });
  useEffect(() => hearAnswers(asker, (heard) => hear(heard)), [asker]);
  const busy = fetcher.state !== "idle";
  const settle = useEffectEvent((each: ActionAnswer<Value>) => settled?.(each));
  useEffect(() => {
    if (!answer || busy || told.current === answer) return;
    told.current = answer;
    settle(answer);
  }, [answer, busy]);
  const { submit } = fetcher;
  const ask = useCallback(
    (intent: string, values: object = {}) => {
      const body = JSON.stringify({ ...values, intent, [askerField]: asker });
      return submit(body, { method: "post", encType: "application/json" });
    },
    [submit, asker],
  );
  return {
    ask,
    send(form) {
      form.set(askerField, asker);
      return submit(form, { method: "post" });
    },
    Form: fetcher.Form,
    mark: { type: "hidden", name: askerField, value: asker },
    answer,
    refused: answer && !answer.ok && !busy ? answer : null,
    busy,
  };
}
