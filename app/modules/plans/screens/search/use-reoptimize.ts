import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { parseRouteNumber } from "#app/modules/planning/model/plan-timing.ts";
import { displayUnits, fromMeters } from "#app/platform/money/units.ts";
import { runWhenIdle } from "#app/ui/client/run-when-idle.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatNumber, formatSpan } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { computeChangeSaving, getKeepsOrderReason, type KeepsOrderReason, type RouteSaving } from "./route-saving.ts";

const loadSearch = () => import("./reoptimize.ts");

/** Searches a better order for one route in the browser, saves it like any other change, and shows the saving. */
export function useReoptimize() {
  const { t } = useTranslation("plans");
  const { view, base, timer, change } = usePlanEditor();
  const write = useSavingText();
  const [busy, setBusy] = useState(false);
  // The plan may change while the solver loads: the search uses the plan at that time.
  const latest = useRef({ inputs: view.inputs, document: base, timer, change });
  useEffect(() => {
    latest.current = { inputs: view.inputs, document: base, timer, change };
  });

  const run = async (routeId: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { loadSolver, requestRouteReoptimization } = await loadSearch();
      await loadSolver();
      const { document, inputs, timer: times, change: save } = latest.current;
      const route = document?.routes.find(({ id }) => id === routeId);
      if (!document || !route) return;
      const better = await requestRouteReoptimization({ inputs, document }, routeId);
      const saving = better && computeChangeSaving({ document, inputs, timer: times }, better, routeId);
      if (!better || !saving) return showToast(t("reoptimize.best"));
      save(better);
      const shipmentIds = route.stops.map(({ shipmentId }) => shipmentId);
      const undo = () => latest.current.change({ kind: "resequence", routeId, shipmentIds });
      showToast(t("reoptimize.done", { number: parseRouteNumber(routeId) }), { detail: write(saving), undo });
    } catch {
      showErrorToast(t("reoptimize.failed"), t("reoptimize.failed_why"));
    } finally {
      setBusy(false);
    }
  };

  const why = (route: Parameters<typeof getKeepsOrderReason>[0]): KeepsOrderReason | null =>
    getKeepsOrderReason(route, view.plan.status);
  return { run, why, busy };
}

/** Prepares the search while the page is idle, once a route is open whose order may change. */
export function useSearchWarmUp(): void {
  const { view, base, timed, selection } = usePlanEditor();
  const board = useRef({ inputs: view.inputs, document: base });
  useEffect(() => {
    board.current = { inputs: view.inputs, document: base };
  });
  const route = view.viewer.canExecute && timed?.routes.find(({ id }) => id === selection.routeId);
  const routeId = route && getKeepsOrderReason(route, view.plan.status) === null ? route.id : null;
  useEffect(() => {
    if (routeId === null) return;
    const prepare = async () => {
      const { warmUpSearch } = await loadSearch();
      const { document, inputs } = board.current;
      if (document) await warmUpSearch({ inputs, document }, routeId);
    };
    // A failure here is ignored: the search is tried again, and its failure shown, on request.
    return runWhenIdle(() => void prepare().catch(() => undefined));
  }, [routeId]);
}

/** "12 min, 8.4 km less": savings first, then costs. */
function useSavingText(): (saving: RouteSaving) => string {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { locale, distance } = useFormats();
  const unit = displayUnits[distance].distance;
  return (saving) => {
    const parts = [
      { by: saving.broken, text: (by: number) => t("reoptimize.broken", { count: by }) },
      { by: saving.late, text: (by: number) => t("reoptimize.late", { count: by }) },
      { by: saving.lateness, text: (by: number) => t("reoptimize.lateness", { time: formatSpan(60 * by, translate) }) },
      { by: saving.minutes, text: (by: number) => formatSpan(60 * by, translate) },
      { by: saving.meters, text: (by: number) => `${formatNumber(fromMeters(by, unit), locale, 1)} ${unit}` },
    ];
    const list = (sign: 1 | -1) => parts.flatMap(({ by, text }) => (by * sign > 0 ? text(by * sign) : [])).join(", ");
    const [less, more] = [list(1), list(-1)];
    return [less && t("reoptimize.less", { what: less }), more && t("reoptimize.more", { what: more })]
      .filter(Boolean)
      .join(", ");
  };
}
