import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import module from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { Detector } from "./detector.ts";

export const wasmReaderFiles = [module];

/** Longest side of the searched picture in pixels: a code that fills a third of it has three pixels per bar. */
const MAX_SIDE_PX = 960;

/**
 * The reader for browsers without a barcode detector: zxing-cpp as WebAssembly, 412 KB compressed, served from our own
 * origin.
 */
export async function openReader(): Promise<Detector> {
  await prepareZXingModule({ overrides: { locateFile: () => module }, fireImmediately: true });
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return {
    detect: async (video) => {
      const { videoWidth: width, videoHeight: height } = video;
      if (!pen || width === 0 || height === 0) return [];
      const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      pen.drawImage(video, 0, 0, canvas.width, canvas.height);
      const found = await readBarcodes(pen.getImageData(0, 0, canvas.width, canvas.height), { maxNumberOfSymbols: 8 });
      return found.filter(({ isValid }) => isValid).map(({ text }) => text);
    },
  };
}
