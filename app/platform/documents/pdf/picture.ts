import { imageType, jpegFrame } from "#app/platform/files/image-type.ts";
import { pngPicture } from "./png-picture.ts";

/** An image as a PDF holds it. */
export interface Picture {
  width: number;
  height: number;
  /** Colours and bits as entries of its dictionary. */
  entries: string;
  /** What the filter has to know, as a dictionary. */
  parameters: string | null;
  /** Name of the filter that unpacks the bytes. */
  filter: "FlateDecode" | "DCTDecode";
  bytes: Uint8Array;
}

/** A PNG or JPEG for a PDF; null for what a PDF cannot hold: other types, interlaced PNGs, broken files. */
export async function pictureOf(bytes: Uint8Array<ArrayBuffer>): Promise<Picture | null> {
  const type = imageType(bytes);
  if (type === "image/jpeg") return jpegPicture(bytes);
  return type === "image/png" ? pngPicture(bytes) : null;
}

const colours: Readonly<Record<number, string>> = {
  1: "/ColorSpace /DeviceGray",
  3: "/ColorSpace /DeviceRGB",
  // Programs write the four inks upside down.
  4: "/ColorSpace /DeviceCMYK /Decode [1 0 1 0 1 0 1 0]",
};

/** A JPEG goes into a PDF as it is; only its frame header is read. */
function jpegPicture(bytes: Uint8Array<ArrayBuffer>): Picture | null {
  const frame = jpegFrame(bytes);
  const space = frame && colours[frame.samples];
  if (!space || frame.width === 0 || frame.height === 0 || frame.depth !== 8) return null;
  const { width, height } = frame;
  return { width, height, entries: `${space} /BitsPerComponent 8`, filter: "DCTDecode", bytes, parameters: null };
}
