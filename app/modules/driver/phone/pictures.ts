import { toHex } from "#app/platform/kernel/tokens.ts";

/** Longest side in pixels; a parcel's label is still readable. */
const MAX_SIDE_PX = 1280;

/** A photo ready for upload; its hash links it to its action. */
export interface PreparedPicture {
  hash: string;
  bytes: ArrayBuffer;
  /** Object URL, valid on this page only. */
  address: string;
}

/** Shrinks a photo to about a tenth of its bytes; null when the file is not a picture. */
export async function preparePicture(file: File): Promise<PreparedPicture | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.72));
  if (!blob) return null;
  const bytes = await blob.arrayBuffer();
  const hash = toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  return withPictureUrl({ hash, bytes });
}

/** Adds an object URL to a picture. */
export function withPictureUrl({ hash, bytes }: Pick<PreparedPicture, "hash" | "bytes">): PreparedPicture {
  return { hash, bytes, address: URL.createObjectURL(new Blob([bytes], { type: "image/jpeg" })) };
}
