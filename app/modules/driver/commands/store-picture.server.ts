import {
  getPictureKey,
  hasPicture,
  insertPicture,
  readActions,
} from "#app/modules/shipments/db/drive-actions.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { detectWholeImage } from "#app/platform/files/image-type.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { toHex } from "#app/platform/kernel/tokens.ts";
import type { Driver } from "./driver.server.ts";

/** Bytes; devices shrink pictures to about a tenth of it. */
export const MAX_PICTURE_BYTES = 3_000_000;

/**
 * Stores a picture of an action that was sent before. It is accepted only when the action is the agent's own and lists
 * this hash, and the bytes match it, so that no photo ends up at another stop.
 */
export async function storePicture(
  { scope, session }: Driver,
  picture: { actionId: string; hash: string },
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<{ stored: true }>> {
  const { actionId, hash } = picture;
  const [action] = (await readActions(scope, session.agent.id, [actionId])).values();
  if (!action?.input.photos?.includes(hash)) return fail("not_found");
  const image = detectWholeImage(bytes);
  if (!image.ok) return image;
  const found = toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  if (found !== hash) return fail("picture_differs");
  await scope.ports.files.put(getPictureKey(scope.account.id, actionId, hash), bytes, image.value);
  const row = { actionId, hash, contentType: image.value, size: bytes.length, storedAt: now(scope) };
  const committed = await commit(scope.db, [insertPicture(scope, row)]);
  return committed.ok ? ok({ stored: true }) : committed;
}

/** A picture of a proof; null when it does not exist or was not uploaded yet. */
export async function readPicture(scope: Scope, actionId: string, hash: string) {
  if (!(await hasPicture(scope, actionId, hash))) return null;
  return scope.ports.files.get(getPictureKey(scope.account.id, actionId, hash));
}
