import type { Permission } from "#app/platform/access/permissions.ts";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";

type LastSegment<Text extends string> = Text extends `${string}.${infer Rest}` ? LastSegment<Rest> : Text;

/** The word of a permission: that of its last part, which stands below what it belongs to. */
export function getPermissionLabelKey(permission: Permission): TranslationKey {
  // The last part of a permission is what `LastSegment` says of its text.
  const last = (permission.split(".").at(-1) ?? permission) as LastSegment<Permission>;
  return `members:permission.${last}`;
}
