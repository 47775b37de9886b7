import { z } from "zod";
import { checkLogo } from "#app/modules/workspace/commands/change-logo.server.ts";
import { getLogoKey } from "#app/modules/workspace/model/logo.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { changeSettings } from "./save-message-settings.server.ts";
import { messageAccess, readOwners } from "./view-message-settings.server.ts";

const input = z.object({ merchant_id: z.uuid() });

/** Gives a merchant a logo of at most 1 MB, verified to be an image by its bytes; deletes the previous one. */
export const saveMerchantLogo = createCommand({
  name: "settings.messages.logo.update",
  ...messageAccess,
  input: input.extend({ bytes: z.instanceof(Uint8Array) }),
  async run(scope, { merchant_id: merchantId, bytes }) {
    const image = checkLogo(bytes);
    if (!image.ok) return image;
    const read = await readOwners(scope, merchantId);
    if (!read.ok) return read;
    const version = newId(scope);
    await scope.ports.files.put(getLogoKey(scope.account.id, version), bytes, image.value);
    return changeLogo(scope, merchantId, version);
  },
});

/** Takes the logo of a merchant away; that of a workspace of its own counts again. */
export const removeMerchantLogo = createCommand({
  name: "settings.messages.logo.delete",
  ...messageAccess,
  input,
  run: (scope, { merchant_id: merchantId }) => changeLogo(scope, merchantId, null),
});

async function changeLogo(scope: Scope, merchantId: string, logo: string | null) {
  const read = await readOwners(scope, merchantId);
  if (!read.ok) return read;
  const { settings, version } = read.value.own;
  const changed = await changeSettings(scope, { merchant_id: merchantId, version }, ({ logo: _, ...rest }) => ({
    ...rest,
    ...(logo && { logo }),
  }));
  if (!changed.ok) return changed;
  if (settings.logo) await scope.ports.files.delete(getLogoKey(scope.account.id, settings.logo));
  return ok({ logo });
}
