/** A transparent PNG of one pixel. */
export const createOnePixelPng = () =>
  Uint8Array.from(
    atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="),
    (sign) => sign.charCodeAt(0),
  );

/** A JPEG in its pieces (ITU T.81): a comment with a text and a false end mark, a frame of 256 × 40, packed samples, the end. */
export function createJpeg(text = "", { samples = Array<number>(40).fill(7) } = {}): Uint8Array<ArrayBuffer> {
  const comment = [...new TextEncoder().encode(text), 0xff, 0xd9];
  return Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xfe, 0, comment.length + 2, ...comment],
    ...[0xff, 0xff, 0xc2, 0, 17, 8, 0, 40, 1, 0, 3, 1, 17, 0, 2, 17, 0, 3, 17, 0],
    // Between two scans are tables; within one a stuffed byte and a restart.
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 0xff, 0, 2, 0xff, 0xd3, 3, 0xff, 0xc4, 0, 3, 0],
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, ...samples, 0xff, 0xd9],
  ]);
}

/** The head of a WebP with the declared number of bytes. */
export function createWebp(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...new TextEncoder().encode("RIFF"),
    12,
    0,
    0,
    0,
    ...new TextEncoder().encode("WEBPVP8 ...."),
  ]);
}
