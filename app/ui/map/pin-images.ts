import {
  drawArrow,
  drawBadge,
  drawCircle,
  drawDisc,
  drawGlyph,
  drawIcon,
  drawOutline,
  drawRing,
  drawSquare,
  drawText,
} from "./canvas-shapes.ts";
import { getRouteColor, ROUTE_COLOR_COUNT } from "./map-model.ts";
import type { MapPalette } from "./map-palette.ts";
import { glyphs } from "./pin-glyphs.ts";

/** Pixels of a drawing for each pixel on the screen: sharp on dense displays. */
export const PIN_DENSITY = 2;

interface PinDrawing {
  /** Side of the square, CSS pixels. */
  side: number;
  /** Draws around the centre, which is the origin. */
  draw(pen: CanvasRenderingContext2D, palette: MapPalette): void;
}

/** `name|…` of a feature's `image` to its drawing. */
const drawings: Record<string, (parts: readonly string[]) => PinDrawing> = {
  pin: ([number, text, lateness, mark, big]) => ({
    side: 52,
    draw(pen, palette) {
      const colour = getPinRouteColor(Number(number), palette);
      const radius = big ? 12.5 : 9.6;
      if (big) drawRing(pen, 17, colour, palette);
      drawDisc(pen, radius, colour, palette.halo, 1.8);
      if (Number(number) > ROUTE_COLOR_COUNT) drawCircle(pen, radius - 2.4, palette.onRoute, 1);
      drawText(pen, text ?? "", big ? 12.5 : 10.5, palette.onRoute);
      drawBadge(pen, mark || `late${lateness}`, palette);
    },
  }),
  tag: ([number]) => ({
    side: 28,
    draw(pen, palette) {
      drawSquare(pen, 20, 6, getPinRouteColor(Number(number), palette), palette.halo, 2);
      if (Number(number) > ROUTE_COLOR_COUNT) drawOutline(pen, 15, 4, palette.onRoute);
      drawText(pen, number ?? "", 11.5, palette.onRoute);
    },
  }),
  // Where a driver was last: what is old is a dotted outline.
  driver: ([number, age, heading]) => ({
    side: 52,
    draw(pen, palette) {
      const colour = getPinRouteColor(Number(number), palette);
      if (heading) drawArrow(pen, Number(heading), colour, palette.halo);
      if (age === "stale") {
        drawSquare(pen, 24, 8, palette.halo, palette.halo, 2);
        pen.setLineDash([2.5, 2.5]);
        drawOutline(pen, 24, 8, colour);
        pen.setLineDash([]);
        drawText(pen, number ?? "", 12, colour);
        return;
      }
      pen.globalAlpha = age === "ageing" ? 0.75 : 1;
      drawSquare(pen, 24, 8, colour, palette.halo, 2);
      drawText(pen, number ?? "", 12, palette.onRoute);
    },
  }),
  mark: ([mark]) => ({
    side: 20,
    draw(pen, palette) {
      drawDisc(pen, 7.5, palette.halo, palette.halo, 0);
      drawGlyph(pen, mark ?? "", 14, palette);
    },
  }),
  diamond: ([chosen]) => ({
    side: 44,
    draw(pen, palette) {
      if (chosen === "1") drawDisc(pen, 15, palette.halo, palette.accent, 2);
      pen.rotate(Math.PI / 4);
      drawSquare(pen, 12.8, 2.5, palette.halo, palette.ink, 2);
    },
  }),
  cluster: ([count]) => ({
    side: 44,
    draw(pen, palette) {
      drawDisc(pen, 19, palette.raised, palette.ink2, 1.6);
      drawText(pen, count ?? "", 13, palette.ink);
    },
  }),
  depot: () => ({
    side: 32,
    draw(pen, palette) {
      drawSquare(pen, 28, 8, palette.ink, palette.halo, 2);
      drawIcon(pen, glyphs.warehouse, 17, palette.surface);
    },
  }),
  home: () => ({
    side: 88,
    draw(pen, palette) {
      pen.fillStyle = palette.move;
      pen.strokeStyle = palette.halo;
      pen.lineWidth = 2;
      const shape = new Path2D("M0 3C-11-10-16-17-16-25a16 16 0 0 1 32 0C16-17 11-10 0 3Z");
      pen.fill(shape);
      pen.stroke(shape);
      pen.translate(0, -25.5);
      drawIcon(pen, glyphs.house, 15, palette.halo);
    },
  }),
};

/** The drawing that an image name asks for, as pixels; null for a name that is not ours. */
export function drawPin(image: string, palette: MapPalette): ImageData | null {
  const [name = "", ...parts] = image.split("|");
  const drawing = drawings[name]?.(parts);
  if (!drawing) return null;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = drawing.side * PIN_DENSITY;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) return null;
  pen.scale(PIN_DENSITY, PIN_DENSITY);
  pen.translate(drawing.side / 2, drawing.side / 2);
  drawing.draw(pen, palette);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

function getPinRouteColor(number: number, palette: MapPalette): string {
  return palette.routes[getRouteColor(number) - 1] ?? palette.ink;
}
