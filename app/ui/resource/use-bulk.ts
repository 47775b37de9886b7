import { useEffect, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { ActionAnswer } from "#app/domain/kernel/answer.ts";
import type { BulkOutcome } from "#app/domain/kernel/result.ts";
import { toast, toastError } from "../primitives/toast.ts";
import { useWords } from "../words/use-words.ts";
import type { BulkAction, ResourceSpec } from "./resource-spec.ts";
import type { Selection } from "./use-selection.ts";

interface BulkOptions<Row> {
  spec: ResourceSpec<Row>;
  rows: readonly Row[];
  selection: Selection;
}

/** What came of an action that refused some. */
export interface BulkReport {
  action: string;
  outcome: BulkOutcome;
}

/** Sends a bulk action for the selection and tells what came of it. */
export function useBulk<Row>({ spec, rows, selection }: BulkOptions<Row>) {
  const say = useWords();
  const { search } = useLocation();
  const fetcher = useFetcher<ActionAnswer<unknown>>();
  const [result, setResult] = useState<BulkReport | null>(null);
  const [failure, setFailure] = useState<{ message: string; errors: Record<string, string[]> } | null>(null);
  const [settled, setSettled] = useState(0);
  const handled = useRef<unknown>(null);
  const label = useRef("");
  const names = useRef(new Map<string, string>());

  useEffect(() => {
    const answer = fetcher.data;
    if (!answer || fetcher.state !== "idle" || handled.current === answer) return;
    handled.current = answer;
    if (!answer.ok) {
      setFailure({ message: answer.message, errors: answer.errors });
      if (Object.keys(answer.errors).length === 0) toastError(answer.message);
      return;
    }
    setFailure(null);
    setSettled((count) => count + 1);
    if (!isOutcome(answer.value)) return selection.clear();
    const { succeeded, refused } = answer.value;
    selection.drop(succeeded);
    if (refused.length > 0) setResult({ action: label.current, outcome: answer.value });
    else toast(say("common:bulk.done", { action: label.current, count: succeeded.length }));
  }, [fetcher.data, fetcher.state, selection, say]);

  return {
    busy: fetcher.state !== "idle",
    result,
    failure,
    /** Grows by one with every action that went through. */
    settled,
    run(action: BulkAction<Row>, form: FormData) {
      label.current = say(action.label);
      names.current = new Map(rows.map((row) => [spec.rowId(row), spec.rowName(row)]));
      form.set("intent", action.intent);
      if (selection.matching) {
        form.set("all", "true");
        form.set("query", search);
      } else {
        for (const id of selection.ids) form.append(action.idsField ?? "ids", id);
      }
      fetcher.submit(form, { method: "post" });
    },
    forget() {
      setResult(null);
      setFailure(null);
    },
    nameOf: (id: string) => names.current.get(id) ?? id,
  };
}

export type Bulk<Row> = ReturnType<typeof useBulk<Row>>;

function isOutcome(value: unknown): value is BulkOutcome {
  return typeof value === "object" && value !== null && "succeeded" in value && "refused" in value;
}
