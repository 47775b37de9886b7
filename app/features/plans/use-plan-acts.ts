import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher, useRevalidator } from "react-router";
import { toast, toastError } from "#app/ui/primitives/toast.ts";
import { isRefusal, numberIn, type PlanAnswer } from "./plan-answer.ts";

/** What a person asks of the plan as a whole; `basedOn` joins where it counts. */
export type PlanAct =
  | { intent: "plans.stop" | "plans.discard" | "plans.delete" }
  | { intent: "plans.optimize"; changeBudget?: number }
  | { intent: "plans.undo" | "plans.redo" }
  | { intent: "plans.restore"; version: number }
  | { intent: "plans.confirm"; preserveSequences: boolean }
  | { intent: "plans.choose_agents"; agents: { agentId: string; vehicleId: string | null }[] }
  | { intent: "plans.add_shipments" | "plans.remove_shipments"; shipmentIds: string[] }
  | PlanEdit;

export interface PlanEdit {
  intent: "plans.edit";
  name: string;
  startAt: string;
  endAt: string;
  locationId: string;
  pickupGraceMinutes: number;
  dropoffGraceMinutes: number;
  autoConfirm: boolean;
}

const needVersion = new Set(["plans.undo", "plans.redo", "plans.restore", "plans.confirm"]);

/** Sends such requests, one at a time, and says what came of them. `errors` belong to the last refused one. */
export function usePlanActs(version: number) {
  const { t } = useTranslation("plans");
  const fetcher = useFetcher<PlanAnswer>();
  const { revalidate } = useRevalidator();
  const handled = useRef<PlanAnswer | undefined>(undefined);

  useEffect(() => {
    const answer = fetcher.data;
    if (fetcher.state !== "idle" || !answer || answer === handled.current) return;
    handled.current = answer;
    if (isRefusal(answer)) {
      toastError(answer.code === "lost_race" ? t("lost_race") : t("not_done"), answer.message);
      void revalidate();
    } else if (answer.intent === "plans.confirm") {
      const counts = { confirmed: numberIn(answer, "confirmed"), total: numberIn(answer, "total") };
      toast(t("confirm.done", counts), counts.confirmed < counts.total ? { detail: t("confirm.partly") } : {});
    } else if (isPartly(answer)) {
      toastError(t("shipments.refused", { count: refusedIn(answer) }), t("shipments.refused_why"));
    }
  }, [fetcher.state, fetcher.data, revalidate, t]);

  return {
    send(act: PlanAct): void {
      const body = needVersion.has(act.intent) ? { ...act, basedOn: version } : act;
      void fetcher.submit(JSON.stringify(body), { method: "post", encType: "application/json" });
    },
    busy: fetcher.state !== "idle",
    errors: fetcher.data && isRefusal(fetcher.data) ? fetcher.data.errors : {},
  };
}

function refusedIn(answer: PlanAnswer): number {
  if (!answer.ok || typeof answer.value !== "object" || answer.value === null) return 0;
  return "refused" in answer.value && Array.isArray(answer.value.refused) ? answer.value.refused.length : 0;
}

function isPartly(answer: PlanAnswer): boolean {
  return refusedIn(answer) > 0;
}
