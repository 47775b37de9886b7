import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DEFAULT_EFFORT } from "#app/modules/planning/model/plan-effort.ts";
import type { PlanView } from "#app/modules/planning/model/plan-view.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useHotkeys } from "#app/ui/keyboard/use-hotkeys.ts";
import { MapView } from "#app/ui/map/map-view.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { LargeDisplay } from "#app/ui/shell/large-display.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import "#app/ui/panes/panes.css";
import "#app/ui/panes/pane-head.css";
import "#app/ui/panes/routes-pane.css";
import "#app/ui/panes/stop-row.css";
import "#app/ui/panes/inspector.css";
import "../inspector/inspector-unassigned.css";
import "../inspector/violations.css";
import "../timeline/timeline.css";
import "../routes/compare-pane.css";
import "../routes/crew-list.css";
import "./plan-dialogs.css";
import "./plan-state.css";
import "../search/progress-card.css";
import "../shipments/shipments-pane.css";
import { Inspector } from "../inspector/inspector.tsx";
import { MovedStop } from "../inspector/moved-stop.tsx";
import { createResequence } from "../inspector/stop-moves.ts";
import { PlanPhone } from "../phone/plan-phone.tsx";
import { PlanRoutesPane } from "../routes/plan-routes-pane.tsx";
import { ProgressCard } from "../search/progress-card.tsx";
import { useReoptimize, useSearchWarmUp } from "../search/use-reoptimize.ts";
import { PlanTimeline } from "../timeline/timeline.tsx";
import { LostChanges } from "./lost-changes.tsx";
import { PlanDeskProvider, usePlanDesk } from "./plan-desk.tsx";
import { PlanHeader } from "./plan-header.tsx";
import { PlanHoverProvider, useHover, useHovered } from "./plan-hover.tsx";
import { getStopKeyShipment } from "./plan-lookup.ts";
import { buildPlanScene } from "./plan-scene.ts";

/** The screen of one plan: header, routes, map, inspector and timeline, all on the same state. */
export function PlanScreen({ view, mapStyleUrl }: { view: PlanView; mapStyleUrl: string }) {
  return (
    <PlanHoverProvider key={view.plan.id}>
      <PlanDeskProvider view={view}>
        <PageTitle>{view.plan.name}</PageTitle>
        <div className="page-plan flex flex-1">
          <LargeDisplay small={() => <PlanPhone />}>
            <div className="plan flex-1">
              <PlanHeader />
              <PlanRoutesPane />
              <PlanMap styleUrl={mapStyleUrl} />
              <Inspector />
              <PlanTimeline />
            </div>
          </LargeDisplay>
        </div>
        <PlanKeys />
      </PlanDeskProvider>
    </PlanHoverProvider>
  );
}

function PlanMap({ styleUrl }: { styleUrl: string }) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const { view, lookup, timed, unassigned, selection, select, pick, open } = usePlanDesk();
  const hover = useHover();
  const hovered = useHovered((target) => target);
  const scene = buildPlanScene({ inputs: view.inputs, lookup, timed, unassigned, selection, hovered });
  return (
    <section className="map-pane" aria-label={t("map")}>
      <MapView
        label={t("map_of", { name: view.plan.name, count: timed?.routes.length ?? 0 })}
        scene={scene}
        styleUrl={styleUrl}
        units={formats.distance}
        fitKey={`${view.plan.id} ${view.inputs.shipments.length} ${view.document ? 1 : 0}`}
        onSelect={select}
        onHover={hover}
        onLasso={(ids) => {
          pick(new Set(ids.map((id) => (lookup.shipment(id) ? id : getStopKeyShipment(id)))));
          open("shipments");
        }}
      >
        <ProgressCard />
        <LostChanges />
      </MapView>
    </section>
  );
}

/** Keyboard shortcuts of the whole screen. */
function PlanKeys() {
  const { t } = useTranslation("plans");
  const desk = usePlanDesk();
  const reoptimize = useReoptimize();
  useSearchWarmUp();
  const { view, selection, document, may, act } = desk;
  const [moved, setMoved] = useState<string | null>(null);
  const moveStop = (by: 1 | -1) => {
    const route = document?.routes.find((each) => each.id === selection.routeId);
    if (!route || !selection.stopKey || !document || !may("change")) return;
    const at = route.stops.findIndex((stop) => `${stop.shipmentId}:${stop.type}` === selection.stopKey);
    const change = createResequence(document, route.id, selection.stopKey, at + by);
    if (!change) return;
    desk.change(change);
    setMoved(selection.stopKey);
  };
  useHotkeys("plan", {
    j: () => desk.step(1),
    k: () => desk.step(-1),
    ArrowDown: () => desk.step(1),
    ArrowUp: () => desk.step(-1),
    "Alt+ArrowUp": () => moveStop(-1),
    "Alt+ArrowDown": () => moveStop(1),
    l: () => {
      const route = document?.routes.find((each) => each.id === selection.routeId);
      if (route && may("change")) desk.change({ kind: route.locked ? "unlock" : "lock", routeId: route.id });
    },
    "Shift+o": () => {
      const route = desk.timed?.routes.find((each) => each.id === selection.routeId);
      if (!route || !view.viewer.canExecute) return false;
      const why = reoptimize.why(route);
      return why === null ? void reoptimize.run(route.id) : showToast(t(`reoptimize.why.${why}`));
    },
    o: () =>
      may("optimize") && !act.busy && !desk.searching && act.send({ intent: "plans.optimize", effort: DEFAULT_EFFORT }),
    "Ctrl+z": () => act.canUndo && act.undo(),
    "Ctrl+Shift+z": () => act.canRedo && act.redo(),
    Escape: () => desk.select(null),
  });
  return <MovedStop moved={moved} />;
}
