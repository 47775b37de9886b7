import { useTranslation } from "react-i18next";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { findStop } from "../editor/plan-lookup.ts";
import { DepotInspector } from "./inspector-depot.tsx";
import { PlanInspector } from "./inspector-plan.tsx";
import { RouteInspector } from "./inspector-route.tsx";
import { StopInspector } from "./inspector-stop.tsx";
import { Unassigned } from "./inspector-unassigned.tsx";

/** The right pane: the selected stop, route or plan, and unassigned shipments below. */
export function Inspector() {
  const { t } = useTranslation("plans");
  const { timed, selection } = usePlanEditor();
  const found = findStop(timed, selection.stopKey);
  const route = timed?.routes.find((each) => each.id === selection.routeId);
  return (
    <aside className="inspector" aria-label={t("inspector")}>
      <div className="inspector-scroll">
        {found?.stop.type === "depot" ? (
          <DepotInspector found={found} />
        ) : found ? (
          <StopInspector found={found} />
        ) : route ? (
          <RouteInspector route={route} />
        ) : (
          <PlanInspector />
        )}
        {timed && <Unassigned />}
      </div>
    </aside>
  );
}
