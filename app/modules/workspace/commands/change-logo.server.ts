import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { newId, type Scope } from "#app/data/kernel/scope.server.ts";
import { readAccountSettings, updateLogo } from "#app/data/settings/account.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { largestPhoto } from "#app/domain/access/profile.ts";
import { wholeImage } from "#app/domain/kernel/image-type.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import type { AuditAction } from "#app/domain/settings/audit.ts";
import { logoKey } from "#app/domain/settings/logo.ts";
import { command } from "../../command.server.ts";

const permission = ["settings", "settings.account", "settings.account.manage"] as const;

/** A logo of at most 1 MB, an image by its own bytes; the one before it goes. */
export const saveLogo = command({
  name: "settings.account.logo",
  permission,
  input: z.object({ bytes: z.instanceof(Uint8Array) }),
  async run(scope, { bytes }) {
    if (bytes.length > largestPhoto) return fail("image_too_large");
    const image = wholeImage(bytes);
    if (!image.ok) return image;
    const version = newId(scope);
    await scope.ports.files.put(logoKey(scope.account.id, version), bytes, image.value);
    return changeLogo(scope, "settings.account.logo", version);
  },
});

/** No logo any more. */
export const removeLogo = command({
  name: "settings.account.logo_remove",
  permission,
  input: z.object({}),
  run: (scope) => changeLogo(scope, "settings.account.logo_remove", null),
});

async function changeLogo(scope: Scope, name: AuditAction, version: string | null) {
  const { logo: before } = await readAccountSettings(scope);
  const written = await commit(scope.db, [updateLogo(scope, version), audit(scope, name, scope.account.id, {})]);
  if (!written.ok) return written;
  if (before) await scope.ports.files.delete(logoKey(scope.account.id, before));
  return ok({ logo: version });
}
