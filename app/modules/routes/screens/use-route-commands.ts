import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { useCommand } from "#app/ui/client/use-command.ts";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";
import type { RouteCommand } from "./route-command.ts";

const doneTexts = {
  "routes.start": "done.start",
  "routes.complete": "done.complete",
  "routes.arrive": "done.arrive",
  "routes.message": "done.message",
  "routes.move_stop": "done.move_stop",
  "routes.complete_stop": "done.complete_stop",
  "routes.attempt_stop": "done.attempt_stop",
} as const;

function isDone(intent: string): intent is keyof typeof doneTexts {
  return intent in doneTexts;
}

/** Sends commands on routes and stops, and shows their results. */
export function useRouteCommands() {
  const { t } = useTranslation("routes");
  const { revalidate } = useRevalidator();
  const { run, busy } = useCommand((result) => {
    if (result.ok) {
      if (isDone(result.intent)) showToast(t(doneTexts[result.intent]));
      return;
    }
    showErrorToast(t("not_done"), Object.values(result.errors).flat()[0] ?? result.message);
    void revalidate();
  });
  return {
    send: ({ intent, ...values }: RouteCommand) => void run(intent, values),
    busy,
  };
}
