import { colourOf, routeColours } from "./map-model.ts";
import type { MapPalette } from "./map-palette.ts";
import { arrow, badge, circle, disc, glyph, icon, outline, ring, square, words } from "./pen-shapes.ts";
import { glyphs } from "./pin-glyphs.ts";

/** Pixels of a drawing for each pixel on the screen: sharp on dense displays. */
export const pinDensity = 2;

interface Drawing {
  /** Side of the square, CSS pixels. */
  side: number;
  /** Draws around the centre, which is the origin. */
  draw(pen: CanvasRenderingContext2D, palette: MapPalette): void;
}

/** `name|…` of a feature's `image` to its drawing. */
const drawings: Record<string, (parts: readonly string[]) => Drawing> = {
  pin: ([number, text, lateness, mark, big]) => ({
    side: 52,
    draw(pen, palette) {
      const colour = routeColour(Number(number), palette);
      const radius = big ? 12.5 : 9.6;
      if (big) ring(pen, 17, colour, palette);
      disc(pen, radius, colour, palette.halo, 1.8);
      if (Number(number) > routeColours) circle(pen, radius - 2.4, palette.onRoute, 1);
      words(pen, text ?? "", big ? 12.5 : 10.5, palette.onRoute);
      badge(pen, mark || `late${lateness}`, palette);
    },
  }),
  tag: ([number]) => ({
    side: 28,
    draw(pen, palette) {
      square(pen, 20, 6, routeColour(Number(number), palette), palette.halo, 2);
      if (Number(number) > routeColours) outline(pen, 15, 4, palette.onRoute);
      words(pen, number ?? "", 11.5, palette.onRoute);
    },
  }),
  // Where a driver was last: what is old is a dotted outline.
  driver: ([number, age, heading]) => ({
    side: 52,
    draw(pen, palette) {
      const colour = routeColour(Number(number), palette);
      if (heading) arrow(pen, Number(heading), colour, palette.halo);
      if (age === "stale") {
        square(pen, 24, 8, palette.halo, palette.halo, 2);
        pen.setLineDash([2.5, 2.5]);
        outline(pen, 24, 8, colour);
        pen.setLineDash([]);
        words(pen, number ?? "", 12, colour);
        return;
      }
      pen.globalAlpha = age === "ageing" ? 0.75 : 1;
      square(pen, 24, 8, colour, palette.halo, 2);
      words(pen, number ?? "", 12, palette.onRoute);
    },
  }),
  mark: ([mark]) => ({
    side: 20,
    draw(pen, palette) {
      disc(pen, 7.5, palette.halo, palette.halo, 0);
      glyph(pen, mark ?? "", 14, palette);
    },
  }),
  diamond: ([chosen]) => ({
    side: 44,
    draw(pen, palette) {
      if (chosen === "1") disc(pen, 15, palette.halo, palette.accent, 2);
      pen.rotate(Math.PI / 4);
      square(pen, 12.8, 2.5, palette.halo, palette.ink, 2);
    },
  }),
  cluster: ([count]) => ({
    side: 44,
    draw(pen, palette) {
      disc(pen, 19, palette.raised, palette.ink2, 1.6);
      words(pen, count ?? "", 13, palette.ink);
    },
  }),
  depot: () => ({
    side: 32,
    draw(pen, palette) {
      square(pen, 28, 8, palette.ink, palette.halo, 2);
      icon(pen, glyphs.warehouse, 17, palette.surface);
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
      icon(pen, glyphs.house, 15, palette.halo);
    },
  }),
};

/** The drawing that an image name asks for, as pixels; null for a name that is not ours. */
export function drawPin(image: string, palette: MapPalette): ImageData | null {
  const [name = "", ...parts] = image.split("|");
  const drawing = drawings[name]?.(parts);
  if (!drawing) return null;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = drawing.side * pinDensity;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) return null;
  pen.scale(pinDensity, pinDensity);
  pen.translate(drawing.side / 2, drawing.side / 2);
  drawing.draw(pen, palette);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

function routeColour(number: number, palette: MapPalette): string {
  return palette.routes[colourOf(number) - 1] ?? palette.ink;
}
