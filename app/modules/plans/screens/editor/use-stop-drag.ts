import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { PlanChange } from "#app/modules/planning/model/plan-room.ts";
import { createResequence, findBestPlacement } from "../inspector/stop-moves.ts";
import { type PlanEditor, usePlanEditor } from "./plan-editor.tsx";
import { getStopKeyShipment } from "./plan-lookup.ts";

/** Pixels before a press becomes a drag. */
const DRAG_THRESHOLD_PX = 4;
/** Pixels from the pane's edge at which it scrolls. */
const SCROLL_EDGE_PX = 28;

interface Drag {
  key: string;
  from: { x: number; y: number };
  moving: boolean;
  change: PlanChange | null;
}

/** Dragging a stop previews the whole plan re-timed at every step; dropping saves, Escape cancels. */
export function useStopDrag(routeId: string, list: RefObject<HTMLOListElement | null>) {
  const editor = usePlanEditor();
  const latest = useRef(editor);
  latest.current = editor;
  const drag = useRef<Drag | null>(null);
  const [dragging, setDragging] = useState<string | null>(null);

  useEffect(() => {
    const finish = (save: boolean) => {
      const done = drag.current;
      drag.current = null;
      setDragging(null);
      if (!done?.moving) return;
      // A drag may end in a click on the row, which must not change the selection.
      addEventListener("click", stopPropagation, true);
      if (save && done.change) latest.current.change(done.change);
      else latest.current.preview(null);
    };
    const move = (event: PointerEvent) => {
      const active = drag.current;
      if (!active) return;
      const away = Math.hypot(event.clientX - active.from.x, event.clientY - active.from.y);
      if (!active.moving && away < DRAG_THRESHOLD_PX) return;
      if (!active.moving) {
        active.moving = true;
        setDragging(active.key);
        latest.current.select({ kind: "stop", id: active.key, routeId });
      }
      scrollAtEdge(list.current, event.clientY);
      active.change = findDropChange(latest.current, routeId, active.key, list.current, event);
      latest.current.preview(active.change);
    };
    const listen = () => removeEventListener("click", stopPropagation, true);
    /** Such a click follows the release immediately or not at all; a later one is intended. */
    const released = (save: boolean) => {
      finish(save);
      setTimeout(listen);
    };
    const up = () => released(true);
    const cancel = () => released(false);
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !drag.current?.moving) return;
      event.stopPropagation();
      finish(false);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    addEventListener("keydown", key, true);
    return () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", key, true);
      listen();
    };
  }, [routeId, list]);

  return {
    dragging,
    start(event: ReactPointerEvent, key: string) {
      const { document, may } = latest.current;
      const route = document?.routes.find((each) => each.id === routeId);
      if (event.button !== 0 || event.pointerType === "touch" || !may("change") || !route || route.locked) return;
      drag.current = { key, from: { x: event.clientX, y: event.clientY }, moving: false, change: null };
    },
  };
}

const stopPropagation = (event: MouseEvent) => event.stopPropagation();

/** The change that dropping here would make. */
function findDropChange(
  { base, view, timer }: PlanEditor,
  routeId: string,
  key: string,
  list: HTMLOListElement | null,
  { clientX, clientY }: PointerEvent,
): PlanChange | null {
  if (!base || !list) return null;
  const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-route]")?.dataset.route;
  if (over && over !== routeId) {
    return (
      findBestPlacement({ document: base, inputs: view.inputs, timer }, over, getStopKeyShipment(key))?.change ?? null
    );
  }
  const stops = base.routes.find((route) => route.id === routeId)?.stops.length ?? 0;
  const box = list.getBoundingClientRect();
  const height = list.querySelector("li")?.getBoundingClientRect().height ?? 26;
  const at = Math.floor((clientY - box.top - 3) / height);
  return createResequence(base, routeId, key, Math.max(0, Math.min(stops - 1, at)));
}

function scrollAtEdge(list: HTMLElement | null, y: number): void {
  const pane = list?.closest(".routes");
  if (!pane) return;
  const box = pane.getBoundingClientRect();
  if (y < box.top + SCROLL_EDGE_PX) pane.scrollBy({ top: -12 });
  if (y > box.bottom - SCROLL_EDGE_PX) pane.scrollBy({ top: 12 });
}
