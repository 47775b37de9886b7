import type { FontWeight } from "./glyph-widths.ts";

/**
 * A drawing instruction: black, millimeters from the top left corner; a text's `y` is its baseline, its size in points.
 * A picture fills its box as far as possible, aligned left: the logo, or one of the numbered pictures passed along.
 * `degrees` sets a text as a pale stamp, turned counterclockwise.
 */
export type Mark =
  | { kind: "text"; x: number; y: number; size: number; weight: FontWeight; text: string; degrees?: number }
  | { kind: "bar"; x: number; y: number; width: number; height: number }
  | { kind: "picture"; x: number; y: number; width: number; height: number; of?: number };
