import { startTransition, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import type { ActionRefusal, ActionResult } from "#app/platform/kernel/action-result.ts";
import { showErrorToast } from "../primitives/toast.ts";
import { callerField, subscribeToResults } from "./action-results.ts";

export interface CommandHandle<Value> {
  /** Sends a command's input as JSON; resolves after the result arrived and the page's data was reloaded. */
  run(intent: string, values?: object): Promise<void>;
  /** Sends a form's fields. */
  submit(form: FormData): Promise<void>;
  /** A form that sends the command; `mark` must be in it as a hidden field. */
  Form: FetcherWithComponents<unknown>["Form"];
  callerProps: { type: "hidden"; name: string; value: string };
  /** The newest result, as soon as it arrived. */
  result: ActionResult<Value> | null;
  /** The newest result if it is a refusal, once no command is pending. */
  refusal: ActionRefusal | null;
  busy: boolean;
}

/**
 * Sends commands of a screen and gets their results from the actions themselves (`deliverResults`), because a fetcher
 * may show an older one. `settled` is called once for each result after the page's data was reloaded, `atOnce` before
 * that.
 */
export function useCommand<Value = unknown>(
  settled?: ((answer: ActionResult<Value>) => void) | null,
  atOnce?: (answer: ActionResult<Value>) => void,
): CommandHandle<Value> {
  const asker = useId();
  const fetcher = useFetcher();
  const [answer, setAnswer] = useState<ActionResult<Value> | null>(null);
  const reported = useRef(answer);
  // In a transition, like the router's own updates, so that a result does not render before its request.
  const handleResult = useEffectEvent((received: ActionResult) => {
    // The command defines its result; the screen states which type it reads.
    const own = received as ActionResult<Value>;
    atOnce?.(own);
    startTransition(() => setAnswer(own));
  });
  useEffect(() => subscribeToResults(asker, (received) => handleResult(received)), [asker]);
  const busy = fetcher.state !== "idle";
  const settle = useEffectEvent((each: ActionResult<Value>) => settled?.(each));
  useEffect(() => {
    if (!answer || busy || reported.current === answer) return;
    reported.current = answer;
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

/**
 * Sends commands of this screen. Calls `done` with the result of a success, and shows a refusal as a toast that stays.
 */
export function useCommandWithToast<Value = unknown>(done: (intent: string, value: Value) => void = () => {}) {
  const { run, busy, refusal } = useCommand<Value>((answer) => {
    if (answer.ok) done(answer.intent, answer.value);
    else showErrorToast(answer.message, Object.values(answer.errors)[0]?.[0]);
  });
  return { run: (intent: string, values: object = {}) => void run(intent, values), busy, refused: refusal };
}
