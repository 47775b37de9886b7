import type { Scope } from "#app/platform/db/scope.server.ts";
import type { PdfPicture } from "#app/platform/documents/pdf/pdf-picture.ts";
import { getLogoKey, getLogoUrl } from "../model/logo.ts";
import { readAccountSettings } from "./account.server.ts";

/** The workspace's logo for labels, with its URL; null without one, or when its format cannot be embedded in a PDF. */
export async function readLogo(scope: Scope): Promise<{ picture: PdfPicture; address: string } | null> {
  const { logo } = await readAccountSettings(scope);
  const file = logo === null ? null : await scope.ports.files.get(getLogoKey(scope.account.id, logo));
  if (logo === null || !file) return null;
  const { readPdfPicture } = await import("#app/platform/documents/pdf/pdf-picture.ts");
  const picture = await readPdfPicture(new Uint8Array(await file.bytes()));
  return picture && { picture, address: getLogoUrl(scope.account.id, logo) };
}
