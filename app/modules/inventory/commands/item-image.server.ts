import { z } from "zod";
import type { AuditAction } from "#app/platform/catalogue/audit.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { detectWholeImage, MAX_PHOTO_BYTES } from "#app/platform/files/image-type.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readItemImage, updateItemImage } from "../db/items.server.ts";
import { itemImageKey } from "../model/item.ts";

const access = { permission: ["items", "items.update"], feature: "inventory_management" } as const;

/** Sets the picture of an item: at most 1 MB, an image by its bytes; the previous file is deleted. */
export const saveItemImage = createCommand({
  name: "items.image",
  ...access,
  input: z.object({ id: z.uuid(), bytes: z.instanceof(Uint8Array) }),
  async run(scope, { id, bytes }) {
    const item = await readItemImage(scope, id);
    if (!item) return fail("not_found");
    if (bytes.length > MAX_PHOTO_BYTES) return fail("image_too_large");
    const image = detectWholeImage(bytes);
    if (!image.ok) return image;
    const version = newId(scope);
    await scope.ports.files.put(itemImageKey(scope.account.id, id, version), bytes, image.value);
    return changeImage(scope, "items.image", { id, before: item.image, version });
  },
});

/** Removes the picture of an item. */
export const removeItemImage = createCommand({
  name: "items.image_remove",
  ...access,
  input: z.object({ id: z.uuid() }),
  async run(scope, { id }) {
    const item = await readItemImage(scope, id);
    return item
      ? changeImage(scope, "items.image_remove", { id, before: item.image, version: null })
      : fail("not_found");
  },
});

interface ImageChange {
  id: string;
  before: string | null;
  version: string | null;
}

async function changeImage(scope: Scope, name: AuditAction, { id, before, version }: ImageChange) {
  const written = await commit(scope.db, [updateItemImage(scope, id, version), writeAudit(scope, name, id, {})]);
  if (!written.ok) return written;
  if (before) await scope.ports.files.delete(itemImageKey(scope.account.id, id, before));
  return ok({ id, image: version && `/items/${id}/image/${version}` });
}
