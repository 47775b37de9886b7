import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher, useRevalidator } from "react-router";
import { toast, toastError } from "#app/ui/primitives/toast.ts";
import type { RouteAct, RoutesAnswer } from "./routes-answer.ts";

const done = {
  "routes.start": "done.start",
  "routes.complete": "done.complete",
  "routes.arrive": "done.arrive",
  "routes.complete_stop": "done.complete_stop",
  "routes.attempt_stop": "done.attempt_stop",
} as const;

function isDone(intent: string): intent is keyof typeof done {
  return intent in done;
}

/** Sends what is done to routes and stops, and says what came of it. */
export function useRouteActs() {
  const { t } = useTranslation("routes");
  const fetcher = useFetcher<RoutesAnswer>();
  const { revalidate } = useRevalidator();
  const handled = useRef<RoutesAnswer | undefined>(undefined);
  useEffect(() => {
    const answer = fetcher.data;
    if (fetcher.state !== "idle" || !answer || answer === handled.current) return;
    handled.current = answer;
    if (answer.ok) {
      if (isDone(answer.intent)) toast(t(done[answer.intent]));
      return;
    }
    toastError(t("not_done"), Object.values(answer.errors).flat()[0] ?? answer.message);
    void revalidate();
  }, [fetcher.state, fetcher.data, revalidate, t]);
  return {
    send(act: RouteAct): void {
      void fetcher.submit(JSON.stringify(act), { method: "post", encType: "application/json" });
    },
    busy: fetcher.state !== "idle",
  };
}
