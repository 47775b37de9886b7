import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { ActionAnswer } from "#app/domain/kernel/answer.ts";
import { toastError } from "../primitives/toast.ts";

/** Sends commands of this screen as JSON: what came of a success goes to `done`, a refusal is said and stays to be read. */
export function useAct(done: (intent: string, value: unknown) => void) {
  const fetcher = useFetcher<ActionAnswer>();
  const handled = useRef<unknown>(null);
  const latest = useRef(done);
  latest.current = done;
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer || fetcher.state !== "idle" || handled.current === answer) return;
    handled.current = answer;
    if (answer.ok) latest.current(answer.intent, answer.value);
    else toastError(answer.message, Object.values(answer.errors)[0]?.[0]);
  }, [answer, fetcher.state]);
  const run = (intent: string, values: object) => {
    handled.current = answer;
    void fetcher.submit(JSON.stringify({ intent, ...values }), { method: "post", encType: "application/json" });
  };
  const refused = answer && !answer.ok && fetcher.state === "idle" ? answer : null;
  return { run, busy: fetcher.state !== "idle", refused };
}
