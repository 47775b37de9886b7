import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { busyStatuses } from "#app/modules/planning/model/plan.states.ts";
import { applyChange } from "#app/modules/planning/model/plan-change.ts";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanChange } from "#app/modules/planning/model/plan-room.ts";
import { createPlanTimer, type PlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import type { PlanAction, PlanView } from "#app/modules/planning/model/plan-view.ts";
import type { TimedPlan } from "#app/modules/planning/model/timed-plan.ts";
import type { MapTarget } from "#app/ui/map/map-model.ts";
import { reuseUnchangedRoutes } from "../search/reuse-routes.ts";
import type { PlanCommand } from "./plan-commands.ts";
import { createPlanLookup, type PlanLookup } from "./plan-lookup.ts";
import { followSelection, nothingSelected, type PlanSelection, selectTarget, stepSelection } from "./plan-selection.ts";
import { useOutcomes } from "./use-outcomes.ts";
import { type PlanLive, usePlanLive } from "./use-plan-live.ts";
import { usePlanNotices } from "./use-plan-notices.ts";
import { usePlanQueue } from "./use-plan-queue.ts";

/** State shared by the panes of the plan screen. */
export interface PlanEditor {
  view: PlanView;
  lookup: PlanLookup;
  timer: PlanTimer;
  /** As displayed: with pending changes and the one being dragged. */
  document: PlanDocument | null;
  /** The same without the change being dragged. */
  base: PlanDocument | null;
  timed: TimedPlan | null;
  unassigned: readonly string[];
  saving: boolean;
  /** Changes refused because someone else changed the plan first: reapply or discard them. */
  lostChanges: readonly PlanChange[];
  reapply(changes: readonly PlanChange[]): void;
  live: PlanLive;
  /** An optimization is running or was started; known before the page reloads. */
  searching: boolean;
  selection: PlanSelection;
  tab: PlanTab;
  /** Shipments selected in the list or by lasso. */
  picked: ReadonlySet<string>;
  open(tab: PlanTab): void;
  pick(shipmentIds: ReadonlySet<string>): void;
  may(action: PlanAction): boolean;
  select(target: MapTarget | null): void;
  step(by: 1 | -1): void;
  /** Previews a change without saving it; null clears the preview. */
  preview(change: PlanChange | null): void;
  /** Previews and saves a change. */
  change(change: PlanChange): void;
  act: PlanCommands;
}

/** Sends commands on the plan as a whole one after another. */
export interface PlanCommands {
  send(act: PlanCommand): void;
  /** Commands that were sent and whose result the page does not show yet. */
  isQueued(intent: PlanCommand["intent"]): boolean;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
  busy: boolean;
  /** Refusal of the last command. */
  errors: Record<string, string[]>;
}

export type PlanTab = "routes" | "shipments" | "compare";

const EditorContext = createContext<PlanEditor | null>(null);

/** The plan screen's shared state. */
export function usePlanEditor(): PlanEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("a pane of the plan screen stands outside of it");
  return editor;
}

/** State of one open plan. */
export function PlanEditorProvider({ view, children }: { view: PlanView; children: ReactNode }) {
  const { inputs } = view;
  const lookup = useMemo(() => createPlanLookup(inputs), [inputs]);
  const timer = useMemo(() => createPlanTimer(inputs), [inputs]);
  const [wanted, setWanted] = useState<PlanSelection>(nothingSelected);
  const [tab, setTab] = useState<PlanTab>("routes");
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [preview, setPreview] = useState<PlanChange | null>(null);
  const version = view.plan.currentVersion;
  const outcomes = useOutcomes(() => setPreview(null));
  const queue = usePlanQueue(view, outcomes);
  const news = usePlanNotices(view);
  const live = usePlanLive({ planId: view.plan.id, version, onMessage: news });
  const base = queue.document;

  const document = useMemo(() => {
    if (!preview || !base) return base;
    const result = applyChange(base, preview, inputs);
    return result.ok ? result.value : base;
  }, [base, preview, inputs]);
  const before = useRef<TimedPlan | null>(null);
  const timed = useMemo(() => {
    if (!document) return null;
    const fresh = document === view.document && view.timed ? view.timed : timer.time(document);
    before.current = reuseUnchangedRoutes(before.current, fresh);
    return before.current;
  }, [document, timer, view.document, view.timed]);
  const unassigned = useMemo(
    () => document?.unassigned ?? inputs.shipments.map((shipment) => shipment.id),
    [document, inputs],
  );
  const selection = followSelection(wanted, base, unassigned);

  const may = (action: PlanAction) => view.actions.includes(action);
  const act: PlanCommands = {
    send: queue.ask,
    isQueued: queue.isAsked,
    undo: () => queue.ask({ intent: "plans.undo" }),
    redo: () => queue.ask({ intent: "plans.redo" }),
    canUndo: may("change") && queue.reach.back > 0,
    canRedo: may("change") && queue.reach.forward > 0,
    busy: queue.isBusy,
    errors: queue.errors,
  };
  const searching = live.searching || busyStatuses.includes(view.plan.status) || act.isQueued("plans.optimize");
  const { edit } = live;
  const editing = may("change") ? selection.routeId : null;
  useEffect(() => edit(editing), [edit, editing]);

  return (
    <EditorContext
      value={{
        view,
        lookup,
        timer,
        document,
        base,
        timed,
        unassigned,
        saving: queue.isSaving,
        lostChanges: queue.lost,
        reapply: queue.again,
        live,
        searching,
        selection,
        tab,
        picked,
        open: setTab,
        pick: setPicked,
        may,
        select: (target) => setWanted(selectTarget(selection, target)),
        step: (by) => setWanted(stepSelection(selection, timed, by)),
        preview: setPreview,
        change(made) {
          setPreview(null);
          queue.ask({ intent: "plans.change", change: made });
        },
        act,
      }}
    >
      {children}
    </EditorContext>
  );
}
