import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { ActionAnswer } from "#app/domain/kernel/answer.ts";
import { toastError } from "#app/ui/primitives/toast.ts";

type Json = string | number | boolean | null | { [key: string]: Json } | Json[];

/** Sends commands of this screen as JSON and says when one was refused. `key` keeps commands of different rows apart. */
export function useCommand(key?: string) {
  const fetcher = useFetcher<ActionAnswer>(key === undefined ? {} : { key });
  const answer = fetcher.data;
  useEffect(() => {
    if (answer && !answer.ok) toastError(answer.message, Object.values(answer.errors)[0]?.[0]);
  }, [answer]);
  const run = (intent: string, values: Record<string, Json> = {}) =>
    void fetcher.submit({ intent, ...values }, { method: "post", encType: "application/json" });
  return { run, busy: fetcher.state !== "idle", sent: fetcher.json };
}
