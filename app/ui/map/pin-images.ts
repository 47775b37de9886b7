import { colourOf, routeColours } from "./map-model.ts";
import type { MapPalette } from "./map-palette.ts";
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

function disc(pen: CanvasRenderingContext2D, radius: number, fill: string, stroke: string, width: number): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  if (width === 0) return;
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.stroke();
}

function ring(pen: CanvasRenderingContext2D, radius: number, colour: string, palette: MapPalette): void {
  pen.globalAlpha = 0.8;
  disc(pen, radius, palette.halo, palette.halo, 0);
  pen.globalAlpha = 1;
  circle(pen, radius, colour, 2.5);
}

function circle(pen: CanvasRenderingContext2D, radius: number, colour: string, width: number): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

function square(
  pen: CanvasRenderingContext2D,
  side: number,
  radius: number,
  fill: string,
  stroke: string,
  width: number,
): void {
  pen.beginPath();
  pen.roundRect(-side / 2, -side / 2, side, side, radius);
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.stroke();
}

function outline(pen: CanvasRenderingContext2D, side: number, radius: number, colour: string): void {
  pen.beginPath();
  pen.roundRect(-side / 2, -side / 2, side, side, radius);
  pen.strokeStyle = colour;
  pen.lineWidth = 1;
  pen.stroke();
}

function words(pen: CanvasRenderingContext2D, text: string, size: number, colour: string): void {
  const fitted = text.length > 2 ? size - 1.5 : size;
  pen.font = `680 ${fitted}px "Inter Variable", system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.fillStyle = colour;
  pen.fillText(text, 0, fitted * 0.36);
}

/** An icon of 24 units as a line drawing. */
function icon(pen: CanvasRenderingContext2D, path: string, size: number, colour: string): void {
  pen.save();
  pen.scale(size / 24, size / 24);
  pen.translate(-12, -12);
  pen.strokeStyle = colour;
  pen.lineWidth = 2.4;
  pen.lineCap = pen.lineJoin = "round";
  pen.stroke(new Path2D(path));
  pen.restore();
}

/** A status shape at the top right, on a halo. */
function badge(pen: CanvasRenderingContext2D, name: string, palette: MapPalette): void {
  if (!(name in glyphs.shapes)) return;
  pen.save();
  pen.translate(10.5, -11.5);
  disc(pen, 7.4, palette.halo, palette.halo, 0);
  glyph(pen, name, 13, palette);
  pen.restore();
}

function glyph(pen: CanvasRenderingContext2D, name: string, size: number, palette: MapPalette): void {
  const shape = glyphs.shapes[name];
  if (!shape) return;
  pen.save();
  pen.scale(size / 16, size / 16);
  pen.translate(-8, -8);
  pen.lineCap = pen.lineJoin = "round";
  for (const { path, paint, cut, width } of shape.strokes) {
    const colour = cut ? palette.halo : palette[shape.colour];
    pen.fillStyle = pen.strokeStyle = colour;
    pen.lineWidth = width;
    const drawn = new Path2D(path);
    if (paint === "fill") pen.fill(drawn);
    pen.stroke(drawn);
  }
  pen.restore();
}
