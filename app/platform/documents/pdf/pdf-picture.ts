import { detectImageType, readJpegFrame } from "#app/platform/files/image-type.ts";
import { readPngPicture } from "./png-picture.ts";

/** An image as a PDF holds it. */
export interface PdfPicture {
  width: number;
  height: number;
  /** Colours and bits as entries of its dictionary. */
  entries: string;
  /** Parameters of the filter, as a dictionary. */
  parameters: string | null;
  /** Name of the filter that unpacks the bytes. */
  filter: "FlateDecode" | "DCTDecode";
  bytes: Uint8Array;
}

/** A PNG or JPEG for a PDF; null for unsupported files: other types, interlaced PNGs, broken files. */
export async function readPdfPicture(bytes: Uint8Array<ArrayBuffer>): Promise<PdfPicture | null> {
  const type = detectImageType(bytes);
  if (type === "image/jpeg") return readJpegPicture(bytes);
  return type === "image/png" ? readPngPicture(bytes) : null;
}

const colorSpaces: Readonly<Record<number, string>> = {
  1: "/ColorSpace /DeviceGray",
  3: "/ColorSpace /DeviceRGB",
  // Programs write CMYK values inverted.
  4: "/ColorSpace /DeviceCMYK /Decode [1 0 1 0 1 0 1 0]",
};

/** A JPEG goes into a PDF as it is; only its frame header is read. */
function readJpegPicture(bytes: Uint8Array<ArrayBuffer>): PdfPicture | null {
  const frame = readJpegFrame(bytes);
  const space = frame && colorSpaces[frame.samples];
  if (!space || frame.width === 0 || frame.height === 0 || frame.depth !== 8) return null;
  const { width, height } = frame;
  return { width, height, entries: `${space} /BitsPerComponent 8`, filter: "DCTDecode", bytes, parameters: null };
}
