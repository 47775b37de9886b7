import { encode } from "uqr";
import { encodeCode128 } from "#app/platform/documents/pdf/code128.ts";
import type { Mark } from "../../../platform/documents/pdf/mark.ts";
import type { LabelBox } from "./label-marks.ts";

const quietModules = { linear: 10, square: 4 };

export function renderBars(text: string, { x, y, width, height }: LabelBox): Mark[] {
  const widths = encodeCode128(text);
  const module = width / (widths.reduce((sum, each) => sum + each, 0) + 2 * quietModules.linear);
  let at = x + quietModules.linear * module;
  return widths.flatMap((each, index): Mark[] => {
    const left = at;
    at += each * module;
    return index % 2 === 0 ? [{ kind: "bar", x: left, y, width: each * module, height }] : [];
  });
}

/**
 * Adjacent dark modules are drawn as one bar. Scanners accept any mask; evaluating all eight would take most of the
 * time.
 */
export function renderQrCode(text: string, { x, y, width, height }: LabelBox): Mark[] {
  const { data, size } = encode(text, { ecc: "M", border: 0, maskPattern: 0 });
  const side = Math.min(width, height);
  const module = side / (size + 2 * quietModules.square);
  const [left, top] = [x + (width - side) / 2 + quietModules.square * module, y + quietModules.square * module];
  return data.flatMap((row, line) => {
    const bars: Mark[] = [];
    for (let at = 0; at < row.length; at += 1) {
      if (!row[at]) continue;
      const from = at;
      while (row[at + 1]) at += 1;
      const long = (at - from + 1) * module;
      bars.push({ kind: "bar", x: left + from * module, y: top + line * module, width: long, height: module });
    }
    return bars;
  });
}
