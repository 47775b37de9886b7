import { getManifestKey, parseManifest } from "./run/manifest.ts";

/** How long a replaced build is kept, milliseconds: open pages show its tiles, running plans use it. */
const RETENTION_MS = 86_400_000;

/** Deletes builds that no manifest has named for a day; newer files may belong to a build in progress. */
export async function deleteOldBuilds(bucket: R2Bucket, now: number): Promise<void> {
  const { delimitedPrefixes } = await bucket.list({ prefix: "regions/", delimiter: "/" });
  for (const prefix of delimitedPrefixes) {
    const file = await bucket.get(getManifestKey(prefix.split("/")[1] ?? ""));
    const manifest = file && parseManifest(await file.text());
    if (!manifest || now - file.uploaded.getTime() < RETENTION_MS) continue;
    const { objects } = await bucket.list({ prefix });
    const old = objects.filter(
      ({ key, uploaded }) =>
        key !== file.key && !key.startsWith(`${prefix}${manifest.build}/`) && now - uploaded.getTime() >= RETENTION_MS,
    );
    if (old.length > 0) await bucket.delete(old.map(({ key }) => key));
  }
}
