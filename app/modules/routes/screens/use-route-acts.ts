import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { useAsking } from "#app/ui/client/use-asking.ts";
import { toast, toastError } from "#app/ui/primitives/toast.ts";
import type { RouteAct } from "./route-act.ts";

const done = {
  "routes.start": "done.start",
  "routes.complete": "done.complete",
  "routes.arrive": "done.arrive",
  "routes.message": "done.message",
  "routes.move_stop": "done.move_stop",
  "routes.complete_stop": "done.complete_stop",
  "routes.attempt_stop": "done.attempt_stop",
} as const;

function isDone(intent: string): intent is keyof typeof done {
  return intent in done;
}

/** Sends what is done to routes and stops, and says what came of it. */
export function useRouteActs() {
  const { t } = useTranslation("routes");
  const { revalidate } = useRevalidator();
  const { ask, busy } = useAsking((answer) => {
    if (answer.ok) {
      if (isDone(answer.intent)) toast(t(done[answer.intent]));
      return;
    }
    toastError(t("not_done"), Object.values(answer.errors).flat()[0] ?? answer.message);
    void revalidate();
  });
  return {
    send: ({ intent, ...values }: RouteAct) => void ask(intent, values),
    busy,
  };
}
