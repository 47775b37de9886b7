import { Zip, ZipPassThrough } from "fflate";

/** Streams a ZIP, each file as soon as it is ready; compressed files are stored as they are. */
export async function* streamZip(
  files: AsyncIterable<{ name: string; bytes: Uint8Array }> | Iterable<{ name: string; bytes: Uint8Array }>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  for await (const { name, bytes } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
