import type { Files } from "#app/platform/kernel/ports.ts";

/** Bytes of a part: R2 takes at least 5 MiB, and all but the last of one size. */
const PART_BYTES = 8 * 1024 * 1024;

/** Files in R2. */
export function createFiles(env: Pick<Env, "FILES">): Files {
  return {
    put: async (key, body, contentType) => {
      await env.FILES.put(key, body, { httpMetadata: { contentType } });
    },
    putPieces: (key, pieces, contentType) => putPieces(env.FILES, { key, contentType }, pieces),
    get: async (key) => {
      const found = await env.FILES.get(key);
      if (!found) return null;
      return {
        // The caller consumes the stream.
        get body() {
          return found.body;
        },
        contentType: found.httpMetadata?.contentType ?? "application/octet-stream",
        size: found.size,
        bytes: () => found.bytes(),
      };
    },
    delete: (key) => env.FILES.delete(key),
    deleteUnder: async (prefix) => {
      const { objects } = await env.FILES.list({ prefix, limit: 500 });
      if (objects.length > 0) await env.FILES.delete(objects.map(({ key }) => key));
      return objects.length > 0;
    },
  };
}

/**
 * Writes a file of unknown length part by part, so that one part at a time is in memory. Nothing is there unless it was
 * written to its end.
 */
async function putPieces(
  bucket: R2Bucket,
  { key, contentType }: { key: string; contentType: string },
  pieces: AsyncIterable<Uint8Array>,
): Promise<number> {
  const upload = await bucket.createMultipartUpload(key, { httpMetadata: { contentType } });
  try {
    const parts: R2UploadedPart[] = [];
    const send = async (bytes: Uint8Array) => parts.push(await upload.uploadPart(parts.length + 1, bytes));
    let part = new Uint8Array(PART_BYTES);
    let filled = 0;
    let size = 0;
    for await (const piece of pieces) {
      size += piece.length;
      for (let at = 0; at < piece.length; ) {
        const taken = piece.subarray(at, at + PART_BYTES - filled);
        part.set(taken, filled);
        filled += taken.length;
        at += taken.length;
        if (filled < PART_BYTES) continue;
        await send(part);
        part = new Uint8Array(PART_BYTES);
        filled = 0;
      }
    }
    if (filled > 0 || parts.length === 0) await send(part.subarray(0, filled));
    await upload.complete(parts);
    return size;
  } catch (error) {
    await upload.abort();
    throw error;
  }
}
