/** A point on the screen, pixels from the top left. */
interface ScreenPoint {
  x: number;
  y: number;
}

interface Frame {
  width: number;
  height: number;
}

/** Free space on each side, pixels: tools at the right, scale and attribution at the bottom. */
const margin = { top: 12, right: 56, bottom: 40, left: 12 };
/** Maximum size of a label, pixels; labels are at least a row apart. */
const label = { width: 168, height: 30, row: 34 };

/** A label at the map's edge: where its top left lies, and where its arrow points, degrees clockwise from upwards. */
export interface EdgeLabel<Named> extends ScreenPoint {
  target: Named;
  turn: number;
}

/**
 * Places labels at the map's edge for points beyond it, in their direction, without overlaps as far as there is room.
 */
export function placeEdgeLabels<Named>(
  things: readonly (ScreenPoint & { of: Named })[],
  frame: Frame,
): EdgeLabel<Named>[] {
  const [right, bottom] = [frame.width - margin.right - label.width, frame.height - margin.bottom - label.height];
  const placed: EdgeLabel<Named>[] = [];
  for (const { of, x, y } of things.filter((thing) => isOff(thing, frame))) {
    const turn = (Math.atan2(x - frame.width / 2, frame.height / 2 - y) * 180) / Math.PI;
    const at = {
      x: clamp(x - label.width / 2, margin.left, Math.max(margin.left, right)),
      y: clamp(y - label.height / 2, margin.top, Math.max(margin.top, bottom)),
    };
    const down = at.y < frame.height / 2 ? 1 : -1;
    const meets = () =>
      placed.some((each) => Math.abs(each.x - at.x) < label.width && Math.abs(each.y - at.y) < label.row);
    for (let tries = 0; meets() && tries < things.length; tries += 1) at.y += down * label.row;
    placed.push({ target: of, ...at, turn: Math.round(turn + 360) % 360 });
  }
  return placed;
}

const isOff = ({ x, y }: ScreenPoint, { width, height }: Frame): boolean => x < 0 || y < 0 || x > width || y > height;
const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
