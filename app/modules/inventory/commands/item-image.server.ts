import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { newId, type Scope } from "#app/data/kernel/scope.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { readItemImage, updateItemImage } from "#app/data/stock/items.server.ts";
import { largestPhoto } from "#app/domain/access/profile.ts";
import { wholeImage } from "#app/domain/kernel/image-type.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import type { AuditAction } from "#app/domain/settings/audit.ts";
import { itemImageKey } from "#app/domain/stock/item.ts";
import { command } from "../command.server.ts";

const access = { permission: ["items", "items.update"], feature: "inventory_management" } as const;

/** A picture of an item, at most 1 MB, an image by its own bytes; the one before it goes. */
export const saveItemImage = command({
  name: "items.image",
  ...access,
  input: z.object({ id: z.uuid(), bytes: z.instanceof(Uint8Array) }),
  async run(scope, { id, bytes }) {
    const item = await readItemImage(scope, id);
    if (!item) return fail("not_found");
    if (bytes.length > largestPhoto) return fail("image_too_large");
    const image = wholeImage(bytes);
    if (!image.ok) return image;
    const version = newId(scope);
    await scope.ports.files.put(itemImageKey(scope.account.id, id, version), bytes, image.value);
    return change(scope, "items.image", { id, before: item.image, version });
  },
});

/** No picture any more. */
export const removeItemImage = command({
  name: "items.image_remove",
  ...access,
  input: z.object({ id: z.uuid() }),
  async run(scope, { id }) {
    const item = await readItemImage(scope, id);
    return item ? change(scope, "items.image_remove", { id, before: item.image, version: null }) : fail("not_found");
  },
});

interface Change {
  id: string;
  before: string | null;
  version: string | null;
}

async function change(scope: Scope, name: AuditAction, { id, before, version }: Change) {
  const written = await commit(scope.db, [updateItemImage(scope, id, version), audit(scope, name, id, {})]);
  if (!written.ok) return written;
  if (before) await scope.ports.files.delete(itemImageKey(scope.account.id, id, before));
  return ok({ id, image: version && `/items/${id}/image/${version}` });
}
