/** A place on the screen, pixels. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** True when a point is inside a drawn loop (even-odd rule); the loop closes itself. */
export function isInsideLoop({ x, y }: ScreenPoint, loop: readonly ScreenPoint[]): boolean {
  let inside = false;
  for (let index = 0, before = loop.length - 1; index < loop.length; before = index++) {
    const a = loop[index];
    const b = loop[before];
    if (!a || !b || a.y > y === b.y > y) continue;
    if (x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Adds a point unless the pointer has hardly moved, so that a loop stays short. */
export function extendLoop(loop: readonly ScreenPoint[], point: ScreenPoint): readonly ScreenPoint[] {
  const last = loop.at(-1);
  return last && Math.hypot(last.x - point.x, last.y - point.y) < 4 ? loop : [...loop, point];
}
