import { encode } from "uqr";

/** A text as a QR code: an SVG path of its dark squares, over a square of `size`. */
export function renderQrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text);
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { path, size };
}
