const signatures: readonly { type: string; fits(bytes: Uint8Array): boolean }[] = [
  { type: "image/png", fits: (bytes) => begins(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: "image/jpeg", fits: (bytes) => begins(bytes, 0, [0xff, 0xd8, 0xff]) },
  {
    type: "image/webp",
    fits: (bytes) => begins(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && begins(bytes, 8, [0x57, 0x45, 0x42, 0x50]),
  },
];

function begins(bytes: Uint8Array, at: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}

/** The type of an image by its first bytes, whatever its name says; null for everything else. */
export function imageType(bytes: Uint8Array): string | null {
  return signatures.find(({ fits }) => fits(bytes))?.type ?? null;
}
