import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from "@zxing/library";

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

const formats = { code128: BarcodeFormat.CODE_128, qr: BarcodeFormat.QR_CODE };

/** Every filled rectangle of a PDF page, in millimeters from its top left corner: what a printer would print black. */
export function listBars(pdf: Uint8Array, page: number): { bars: Bar[]; width: number; height: number } {
  const text = new TextDecoder("latin1").decode(pdf);
  const boxes = [...text.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)];
  const toMillimetres = 25.4 / 72;
  const [wide, high] = [Number(boxes[page]?.[1]), Number(boxes[page]?.[2])];
  const bars = [...(streams[page]?.[1] ?? "").matchAll(/^(\S+) (\S+) (\S+) (\S+) re f$/gm)].map((found) => {
    const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number);
    return {
      x: x * toMillimetres,
      y: (high - y - height) * toMillimetres,
      width: width * toMillimetres,
      height: height * toMillimetres,
    };
  });
  return { bars, width: wide * toMillimetres, height: high * toMillimetres };
}

/** Renders a part of a page as a 300 dpi printer does, and reads it as a scanner does. */
export function scanBars(
  bars: readonly Bar[],
  part: Bar,
  format: keyof typeof formats,
  dotsPerMillimetre = 12,
): string {
  const [width, height] = [Math.round(part.width * dotsPerMillimetre), Math.round(part.height * dotsPerMillimetre)];
  const pixels = new Uint8ClampedArray(width * height).fill(255);
  for (const bar of bars) {
    const left = Math.round((bar.x - part.x) * dotsPerMillimetre);
    const right = Math.round((bar.x + bar.width - part.x) * dotsPerMillimetre);
    const top = Math.round((bar.y - part.y) * dotsPerMillimetre);
    const bottom = Math.round((bar.y + bar.height - part.y) * dotsPerMillimetre);
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1)
      pixels.fill(0, y * width + Math.max(0, left), y * width + Math.max(0, Math.min(width, right)));
  }
  const reader = new MultiFormatReader();
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [formats[format]]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, width, height)));
  return reader.decode(bitmap, hints).getText();
}
