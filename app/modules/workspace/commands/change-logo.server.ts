import { z } from "zod";
import type { AuditAction } from "#app/platform/catalogue/audit.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { detectWholeImage, MAX_PHOTO_BYTES } from "#app/platform/files/image-type.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readAccountSettings, updateLogo } from "../db/account.server.ts";
import { getLogoKey } from "../model/logo.ts";

const permission = ["settings", "settings.account", "settings.account.manage"] as const;

/** The type of a logo, an image of at most 1 MB by its bytes. */
export function checkLogo(bytes: Uint8Array): ReturnType<typeof detectWholeImage> {
  return bytes.length > MAX_PHOTO_BYTES ? fail("image_too_large") : detectWholeImage(bytes);
}

/** Saves a logo of at most 1 MB, verified to be an image by its bytes; deletes the previous one. */
export const saveLogo = createCommand({
  name: "settings.account.logo",
  permission,
  input: z.object({ bytes: z.instanceof(Uint8Array) }),
  async run(scope, { bytes }) {
    const image = checkLogo(bytes);
    if (!image.ok) return image;
    const version = newId(scope);
    await scope.ports.files.put(getLogoKey(scope.account.id, version), bytes, image.value);
    return changeLogo(scope, "settings.account.logo", version);
  },
});

/** Removes the logo. */
export const removeLogo = createCommand({
  name: "settings.account.logo_remove",
  permission,
  input: z.object({}),
  run: (scope) => changeLogo(scope, "settings.account.logo_remove", null),
});

async function changeLogo(scope: Scope, name: AuditAction, version: string | null) {
  const { logo: before } = await readAccountSettings(scope);
  const written = await commit(scope.db, [updateLogo(scope, version), writeAudit(scope, name, scope.account.id, {})]);
  if (!written.ok) return written;
  if (before) await scope.ports.files.delete(getLogoKey(scope.account.id, before));
  return ok({ logo: version });
}
