import type { MapPalette } from "./map-palette.ts";
import { glyphs } from "./pin-glyphs.ts";

// Shapes around the canvas origin, from which pins are composed. Lengths in CSS pixels.

export function drawDisc(
  pen: CanvasRenderingContext2D,
  radius: number,
  fill: string,
  stroke: string,
  width: number,
): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  if (width === 0) return;
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.stroke();
}

export function drawRing(pen: CanvasRenderingContext2D, radius: number, colour: string, palette: MapPalette): void {
  pen.globalAlpha = 0.8;
  drawDisc(pen, radius, palette.halo, palette.halo, 0);
  pen.globalAlpha = 1;
  drawCircle(pen, radius, colour, 2.5);
}

export function drawCircle(pen: CanvasRenderingContext2D, radius: number, colour: string, width: number): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

export function drawSquare(
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

export function drawOutline(pen: CanvasRenderingContext2D, side: number, radius: number, colour: string): void {
  pen.beginPath();
  pen.roundRect(-side / 2, -side / 2, side, side, radius);
  pen.strokeStyle = colour;
  pen.lineWidth = 1;
  pen.stroke();
}

/** A point outside a square of 24 pixels, towards a direction of the compass. */
export function drawArrow(pen: CanvasRenderingContext2D, degrees: number, fill: string, stroke: string): void {
  const turn = (degrees * Math.PI) / 180;
  // The square lies farther away at its corners, which are round.
  const out = Math.min(15, 13 / Math.max(Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))));
  pen.save();
  pen.rotate(turn);
  const shape = new Path2D(`M0 ${-out - 7.5}L5.5 ${-out + 1}L-5.5 ${-out + 1}Z`);
  pen.lineJoin = "round";
  pen.strokeStyle = stroke;
  pen.lineWidth = 3;
  pen.stroke(shape);
  pen.fillStyle = fill;
  pen.fill(shape);
  pen.restore();
}

export function drawText(pen: CanvasRenderingContext2D, text: string, size: number, colour: string): void {
  const fitted = text.length > 2 ? size - 1.5 : size;
  pen.font = `680 ${fitted}px "Inter Variable", system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.fillStyle = colour;
  pen.fillText(text, 0, fitted * 0.36);
}

/** An icon of 24 units as a line drawing. */
export function drawIcon(pen: CanvasRenderingContext2D, path: string, size: number, colour: string): void {
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
export function drawBadge(pen: CanvasRenderingContext2D, name: string, palette: MapPalette): void {
  if (!(name in glyphs.shapes)) return;
  pen.save();
  pen.translate(10.5, -11.5);
  drawDisc(pen, 7.4, palette.halo, palette.halo, 0);
  drawGlyph(pen, name, 13, palette);
  pen.restore();
}

export function drawGlyph(pen: CanvasRenderingContext2D, name: string, size: number, palette: MapPalette): void {
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
