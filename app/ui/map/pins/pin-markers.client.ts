import { type LngLat, type Map as MapLibreMap, Marker } from "maplibre-gl";
import type { Point } from "#app/platform/geo/place.ts";
import type { PinChoice } from "./pin-map.tsx";

const svg = "http://www.w3.org/2000/svg";

/** The pin's element, draggable and reachable by keyboard. */
export function createPinElement(label: string): HTMLElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "map-pin";
  element.setAttribute("aria-label", label);
  element.title = label;
  const drawing = document.createElementNS(svg, "svg");
  drawing.setAttribute("viewBox", "-18 -43 36 48");
  drawing.setAttribute("aria-hidden", "true");
  for (const [name, d] of [
    ["body", "M0 3C-11-10-16-17-16-25a16 16 0 0 1 32 0C16-17 11-10 0 3Z"],
    ["eye", "M-5.5-25.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z"],
  ] as const) {
    const path = document.createElementNS(svg, "path");
    path.setAttribute("class", name);
    path.setAttribute("d", d);
    drawing.appendChild(path);
  }
  element.appendChild(drawing);
  return element;
}

/**
 * A suggested position as its letter; pressing it moves the pin there. For the pointer alone: the list beside the map has the
 * same choices for keys and screen readers, and a pin may stand over a letter.
 */
export function createChoiceMarker({ letter, label, point }: PinChoice, choose: () => void): Marker {
  const element = document.createElement("span");
  element.className = "map-choice";
  element.textContent = letter;
  element.title = label;
  element.setAttribute("aria-hidden", "true");
  element.addEventListener("click", (event) => {
    event.stopPropagation();
    choose();
  });
  return new Marker({ element, anchor: "center" }).setLngLat([point.longitude, point.latitude]);
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where an arrow key moves the pin: 4 pixels of the present view, 40 with Shift; null for any other key. */
export function movePinByKey(map: MapLibreMap, from: LngLat, event: KeyboardEvent): Point | null {
  const step = steps[event.key];
  if (!step) return null;
  event.preventDefault();
  event.stopPropagation();
  const pixels = event.shiftKey ? 40 : 4;
  const { x, y } = map.project(from);
  const { lng, lat } = map.unproject([x + step[0] * pixels, y + step[1] * pixels]);
  return { longitude: lng, latitude: lat };
}
