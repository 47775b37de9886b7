import { toHex } from "#app/platform/kernel/hex.ts";

/** Longest side, pixels: a parcel's label can still be read. */
const MAX_SIDE_PX = 1280;

/** A photo as it travels, and what it is bound to its action by. */
export interface PreparedPicture {
  hash: string;
  bytes: ArrayBuffer;
  /** To be seen on this page alone. */
  address: string;
}

/** Shrinks a photo on the phone: about a tenth of its bytes. Null for what is not a picture. */
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

/** A picture with an address of this page. */
export function withPictureUrl({ hash, bytes }: Pick<PreparedPicture, "hash" | "bytes">): PreparedPicture {
  return { hash, bytes, address: URL.createObjectURL(new Blob([bytes], { type: "image/jpeg" })) };
}
