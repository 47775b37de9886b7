import type { PdfDrawing } from "./pdf-drawing.ts";

/** The paths of a picture of streets: what they are, how wide, and how they go. */
const pathPattern = /<path class="(area|line) (\w+)"(?: stroke-width="([\d.]+)")? d="([^"]*)"\/>/g;
/** The paper's light colours that the picture names. */
const pathColors: Readonly<Record<string, `#${string}`>> = {
  park: "#e6ebdc",
  builtUp: "#efece4",
  water: "#d7e2e7",
  road: "#fffefb",
  bound: "#d9d4c6",
};
const land = "#f4f2ec";
const pin = "#0f5f69";

/** A picture of streets as paths that a PDF can draw, on the colour of land, with a pin in its middle. */
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
