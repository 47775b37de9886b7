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
import { applyChange } from "#app/modules/planning/model/plan-change.ts";
import { getChangeReason } from "#app/modules/planning/model/plan-reasons.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Inspector } from "../inspector/inspector.tsx";
import { createResequence } from "../inspector/stop-moves.ts";
import { PlanPhone } from "../phone/plan-phone.tsx";
import { PlanRoutesPane } from "../routes/plan-routes-pane.tsx";
import { ProgressCard } from "../search/progress-card.tsx";
import { useReoptimize, useSearchWarmUp } from "../search/use-reoptimize.ts";
import { PlanTimeline } from "../timeline/timeline.tsx";
import { PlanEditorProvider, usePlanEditor } from "./plan-editor.tsx";
import { PlanHeader } from "./plan-header.tsx";
import { PlanHoverProvider, useHover, useHovered } from "./plan-hover.tsx";
import { findStop, getStopKeyShipment, getStopPlace } from "./plan-lookup.ts";
import { buildPlanScene } from "./plan-scene.ts";

/** The screen of one plan: header, routes, map, inspector and timeline, all on the same state. */
export function PlanScreen({ view, mapStyleUrl }: { view: PlanView; mapStyleUrl: string }) {
  return (
    <PlanHoverProvider key={view.plan.id}>
      <PlanEditorProvider view={view}>
        <PageTitle>{view.plan.name}</PageTitle>
        <div className="page-plan flex flex-1 min-h-0">
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
      </PlanEditorProvider>
    </PlanHoverProvider>
  );
}

function PlanMap({ styleUrl }: { styleUrl: string }) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const { view, lookup, timed, unassigned, selection, select, pick, open } = usePlanEditor();
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
  const editor = usePlanEditor();
  const reoptimize = useReoptimize();
  useSearchWarmUp();
  const { view, selection, document, may, act } = editor;
  const [moved, setMoved] = useState<string | null>(null);
  const moveStop = (by: 1 | -1) => {
    const route = document?.routes.find((each) => each.id === selection.routeId);
    if (!route || !selection.stopKey || !document || !may("change")) return;
    const at = route.stops.findIndex((stop) => `${stop.shipmentId}:${stop.type}` === selection.stopKey);
    const change = createResequence(document, route.id, selection.stopKey, at + by);
    if (!change) return;
    editor.change(change);
    setMoved(selection.stopKey);
  };
  useHotkeys("plan", {
    j: () => editor.step(1),
    k: () => editor.step(-1),
    ArrowDown: () => editor.step(1),
    ArrowUp: () => editor.step(-1),
    "Alt+ArrowUp": () => moveStop(-1),
    "Alt+ArrowDown": () => moveStop(1),
    l: () => {
      const route = document?.routes.find((each) => each.id === selection.routeId);
      if (route && may("change")) editor.change({ kind: route.locked ? "unlock" : "lock", routeId: route.id });
    },
    "Shift+o": () => {
      const route = editor.timed?.routes.find((each) => each.id === selection.routeId);
      if (!route || !view.viewer.canExecute) return false;
      const why = reoptimize.why(route);
      return why === null ? void reoptimize.run(route.id) : showToast(t(`reoptimize.why.${why}`));
    },
    o: () =>
      may("optimize") &&
      !act.busy &&
      !editor.searching &&
      act.send({ intent: "plans.optimize", effort: DEFAULT_EFFORT }),
    "Ctrl+z": () => act.canUndo && act.undo(),
    "Ctrl+Shift+z": () => act.canRedo && act.redo(),
    Escape: () => editor.select(null),
  });
  return <MovedStop moved={moved} />;
}

/** Changes lost in a race: kept until the person reapplies them to the new version or discards them. */
function LostChanges() {
  const { t } = useTranslation("plans");
  const { lostChanges, reapply, base, view } = usePlanEditor();
  if (lostChanges.length === 0) return null;
  const fitting = lostChanges.filter((change) => base && applyChange(base, change, view.inputs).ok);
  return (
    <section className="progress-card lost" role="alert" aria-label={t("lost.title", { count: lostChanges.length })}>
      <b>{t("lost.title", { count: lostChanges.length })}</b>
      <p>{lostChanges.map((change) => t(`reasons.${getChangeReason(change)}`)).join(", ")}</p>
      <p className="faint-ink">{t(fitting.length === 0 ? "lost.not_applicable" : "lost.why")}</p>
      <div className="section-actions">
        <Button kind="primary" disabled={fitting.length === 0} onClick={() => reapply(fitting)}>
          {t("lost.reapply")}
        </Button>
        <Button kind="ghost" onClick={() => reapply([])}>
          {t("lost.discard")}
        </Button>
      </div>
    </section>
  );
}

/** Announces the new position, arrival and lateness of a stop moved by keyboard, for screen readers. */
function MovedStop({ moved }: { moved: string | null }) {
  const { t } = useTranslation("plans");
  const { timed, lookup, view, selection } = usePlanEditor();
  const { timezone } = view.plan;
  const found = moved === selection.stopKey ? findStop(timed, moved) : null;
  if (!found) return <p className="visually-hidden" role="status" />;
  const { route, stop, index } = found;
  const closes = getStopPlace(stop, lookup)?.end.to;
  const late = closes ? Math.ceil((stop.arriveAt - toInstant(closes, timezone)) / 60_000) : 0;
  const facts = { at: index + 1, total: route.stops.length, time: toZoneTime(stop.arriveAt, timezone) };
  return (
    <p className="visually-hidden" role="status">
      {late > 0 ? t("moved.late", { ...facts, count: late }) : t("moved.in_time", facts)}
    </p>
  );
}
