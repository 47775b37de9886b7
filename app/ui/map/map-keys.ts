import type { Map as MapLibreMap } from "maplibre-gl";
import type { KeyboardEvent } from "react";
import type { MapScene, MapTarget } from "./map-model.ts";

interface KeyActions {
  select(target: MapTarget | null): void;
  fit(): void;
}

const stopSteps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
const panSteps: Record<string, [number, number]> = {
  ArrowDown: [0, 120],
  ArrowUp: [0, -120],
  ArrowLeft: [-120, 0],
  ArrowRight: [120, 0],
};

/**
 * Keys on the map: arrows go through stops, Shift-arrows move the view, + and − zoom, 0 fits, Escape clears the
 * selection.
 */
export function handleMapKey(
  event: KeyboardEvent,
  map: MapLibreMap,
  scene: MapScene,
  { select, fit }: KeyActions,
): void {
  if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
  const step = stopSteps[event.key];
  const pan = panSteps[event.key];
  if (event.shiftKey && pan) map.panBy(pan);
  else if (step) {
    const next = findNextMapStop(scene, step);
    if (next) select(next);
  } else if (event.key === "+" || event.key === "=") map.zoomIn();
  else if (event.key === "-") map.zoomOut();
  else if (event.key === "0") fit();
  else if (event.key === "Escape") select(null);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The stop before or after the selected one in its route; the first or last one without a selection. */
export function findNextMapStop(scene: MapScene, step: 1 | -1): MapTarget | null {
  const route = scene.routes.find((each) => each.id === scene.selectedRouteId) ?? scene.routes[0];
  if (!route || route.stops.length === 0) return null;
  const at = route.stops.findIndex((stop) => stop.id === scene.selectedStopId);
  const from = at < 0 && step < 0 ? 0 : at;
  const stop = route.stops[(from + step + route.stops.length) % route.stops.length];
  return stop ? { kind: "stop", id: stop.id, routeId: route.id } : null;
}
