import { imageType } from "../kernel/image-type.ts";
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

/** A JPEG goes into a PDF as it is; only its frame header is read (ITU T.81 B.2.2). */
function jpegPicture(bytes: Uint8Array<ArrayBuffer>): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 2;
  while (at + 10 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Start of a frame: C0 to CF without the tables DHT, JPG and DAC among them.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      const space = colours[bytes[at + 9] ?? 0];
      if (width === 0 || height === 0 || space === undefined || bytes[at + 4] !== 8) return null;
      return { width, height, entries: `${space} /BitsPerComponent 8`, filter: "DCTDecode", bytes, parameters: null };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
