import type { PdfDrawing } from "./pdf-drawing.ts";

/** The paths of a street picture: kind, width and path data. */
const pathPattern = /<path class="(area|line) (\w+)"(?: stroke-width="([\d.]+)")? d="([^"]*)"\/>/g;
/** Light print colors for the color names of the picture. */
const pathColors: Readonly<Record<string, `#${string}`>> = {
  park: "#e6ebdc",
  builtUp: "#efece4",
  water: "#d7e2e7",
  road: "#fffefb",
  bound: "#d9d4c6",
};
const land = "#f4f2ec";
const pin = "#0f5f69";

/** A street picture as paths that a PDF can draw, on the land color, with a pin in the middle. */
export function toMapPaths(
  svg: string | null,
  { width, height }: { width: number; height: number },
): PdfDrawing["paths"] {
  const streets = [...(svg ?? "").matchAll(pathPattern)].flatMap(([, shape, name = "", stroke, d = ""]) => {
    const colour = pathColors[name];
    return colour && d !== "" ? [{ d, colour, stroke: shape === "line" ? Number(stroke ?? 1) : null }] : [];
  });
  const [x, y] = [width / 2, height / 2];
  return [
    { d: `M0 0L${width} 0L${width} ${height}L0 ${height}z`, colour: land, stroke: null },
    ...streets,
    { d: drawDiamond(x, y, 9), colour: "#ffffff", stroke: null },
    { d: drawDiamond(x, y, 7), colour: pin, stroke: null },
  ];
}

function drawDiamond(x: number, y: number, r: number): string {
  return `M${x - r} ${y}L${x} ${y - r}L${x + r} ${y}L${x} ${y + r}z`;
}
