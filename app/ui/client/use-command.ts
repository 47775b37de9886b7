import { startTransition, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import type { ActionRefusal, ActionResult } from "#app/platform/kernel/action-result.ts";
import { callerField, subscribeToResults } from "./action-results.ts";

export interface CommandHandle<Value> {
  /** Asks with a command's input as JSON; over when the page has been loaded after the answer. */
  run(intent: string, values?: object): Promise<void>;
  /** Asks with a form's fields. */
  submit(form: FormData): Promise<void>;
  /** A form that asks; `mark` goes into it as a hidden field. */
  Form: FetcherWithComponents<unknown>["Form"];
  callerProps: { type: "hidden"; name: string; value: string };
  /** The newest answer, from the moment it came. */
  result: ActionResult<Value> | null;
  /** The newest answer when it refuses, once nothing is under way. */
  refusal: ActionRefusal | null;
  busy: boolean;
}

/**
 * Asks commands of a screen and hears their answers from the actions themselves (`deliverResults`), where a fetcher may show an
 * older one. `settled` is told each answer once, when the page has been loaded after it; `atOnce` before.
 */
export function useCommand<Value = unknown>(
  settled?: ((answer: ActionResult<Value>) => void) | null,
  atOnce?: (answer: ActionResult<Value>) => void,
): CommandHandle<Value> {
  const asker = useId();
  const fetcher = useFetcher();
  const [answer, setAnswer] = useState<ActionResult<Value> | null>(null);
  const told = useRef(answer);
  // In a transition, as the router shows what it does: an answer is not seen before the question.
  const hear = useEffectEvent((received: ActionResult) => {
    // The command says what its answer holds, the screen that asks it what it reads of that.
    const own = received as ActionResult<Value>;
    atOnce?.(own);
    startTransition(() => setAnswer(own));
  });
  useEffect(() => subscribeToResults(asker, (received) => hear(received)), [asker]);
  const busy = fetcher.state !== "idle";
  const settle = useEffectEvent((each: ActionResult<Value>) => settled?.(each));
  useEffect(() => {
    if (!answer || busy || told.current === answer) return;
    told.current = answer;
    settle(answer);
  }, [answer, busy]);
  const { submit } = fetcher;
  const ask = useCallback(
    (intent: string, values: object = {}) => {
      const body = JSON.stringify({ ...values, intent, [callerField]: asker });
      return submit(body, { method: "post", encType: "application/json" });
    },
    [submit, asker],
  );
  return {
    run: ask,
    submit(form) {
      form.set(callerField, asker);
      return submit(form, { method: "post" });
    },
    Form: fetcher.Form,
    callerProps: { type: "hidden", name: callerField, value: asker },
    result: answer,
    refusal: answer && !answer.ok && !busy ? answer : null,
    busy,
  };
}
