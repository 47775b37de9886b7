import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Picture } from "#app/platform/documents/pdf/picture.ts";
import { logoAddress, logoKey } from "../model/logo.ts";
import { readAccountSettings } from "./account.server.ts";

/** The workspace's logo as labels print it, with its address; null without one, or when a PDF cannot hold it. */
export async function readLogo(scope: Scope): Promise<{ picture: Picture; address: string } | null> {
  const { logo } = await readAccountSettings(scope);
  const file = logo === null ? null : await scope.ports.files.get(logoKey(scope.account.id, logo));
  if (logo === null || !file) return null;
  const { pictureOf } = await import("#app/platform/documents/pdf/picture.ts");
  const picture = await pictureOf(new Uint8Array(await file.bytes()));
  return picture && { picture, address: logoAddress(scope.account.id, logo) };
}
