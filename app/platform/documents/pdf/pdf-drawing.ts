/** Lines and areas of a map, clipped to its box. `d` is SVG path data (M, L, l, z) in its own units. */
export interface PdfDrawing {
  kind: "drawing";
  x: number;
  y: number;
  width: number;
  height: number;
  /** Path units per millimeter. */
  perMillimetre: number;
  paths: readonly { d: string; colour: `#${string}`; stroke: number | null }[];
}

const POINTS_PER_MILLIMETER = 72 / 25.4;
/** A step of a path: an absolute or relative point, or closing the path. */
const step = /([MLlz])(?:(-?[\d.]+)[ ,](-?[\d.]+))?/g;

/** A drawing as PDF operators, clipped to its box, bottom path first. */
export function renderDrawing(
  { width, height, perMillimetre: scale, paths }: PdfDrawing,
  { left, top }: { left: number; top: number },
): string {
  const unit = POINTS_PER_MILLIMETER / scale;
  const box = [
    left,
    top - height * POINTS_PER_MILLIMETER,
    width * POINTS_PER_MILLIMETER,
    height * POINTS_PER_MILLIMETER,
  ].map(roundValue);
  const drawn = paths.map(({ d, colour, stroke }) => {
    const ink = toInk(colour);
    const look = stroke === null ? `${ink} rg` : `${ink} RG ${roundValue(stroke * unit)} w 1 J 1 j`;
    return `${look} ${renderPathOperators(d, { left, top, unit })} ${stroke === null ? "f" : "S"}`;
  });
  return `q ${box.join(" ")} re W n\n${drawn.join("\n")}\nQ`;
}

function renderPathOperators(d: string, { left, top, unit }: { left: number; top: number; unit: number }): string {
  let [x, y] = [0, 0];
  const out: string[] = [];
  for (const [, letter = "", across = "0", down = "0"] of d.matchAll(step)) {
    if (letter === "z") {
      out.push("h");
      continue;
    }
    const from = letter === "l" ? [x, y] : [0, 0];
    [x, y] = [(from[0] ?? 0) + Number(across), (from[1] ?? 0) + Number(down)];
    out.push(`${roundValue(left + x * unit)} ${roundValue(top - y * unit)} ${letter === "M" ? "m" : "l"}`);
  }
  return out.join(" ");
}

/** `#rrggbb` as three values from 0 to 1. */
function toInk(colour: string): string {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map((part) => Math.round((part / 255) * 1000) / 1000).join(" ");
}

function roundValue(value: number): number {
  return Math.round(value * 100) / 100;
}
