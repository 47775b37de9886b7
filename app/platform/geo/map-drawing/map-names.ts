import type { MapDrawing } from "./map-drawing.ts";

/** Picks labels that overlap no other label, no pin and no edge. */
export function pickMapNames(
  names: MapDrawing["names"],
  pins: readonly { x: number; y: number }[],
  frame: { width: number; height: number },
): MapDrawing["names"] {
  const chosen: MapDrawing["names"] = [];
  const limit = Math.round(frame.width / 55);
  for (const each of names) {
    const half = each.text.length * 4.3;
    const covers = (other: { x: number; y: number }, width: number, height: number) =>
      Math.abs(other.x - each.x) < half + width && Math.abs(other.y - each.y) < height;
    const free =
      each.x - half > 4 &&
      each.x + half < frame.width - 4 &&
      each.y > 16 &&
      each.y < frame.height - 8 &&
      !pins.some((pin) => covers({ x: pin.x, y: pin.y - 12 }, 20, 34)) &&
      !chosen.some((other) => covers(other, other.text.length * 4.3 + 6, 16));
    if (free) chosen.push(each);
    if (chosen.length >= limit) break;
  }
  return chosen;
}
