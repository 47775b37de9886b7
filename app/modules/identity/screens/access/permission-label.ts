import type { Permission } from "#app/platform/access/permissions.ts";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";

type LastSegment<Text extends string> = Text extends `${string}.${infer Rest}` ? LastSegment<Rest> : Text;

/** The translation key of a permission: the label of its last part. */
export function getPermissionLabelKey(permission: Permission): TranslationKey {
  // Safe: `split` takes the same part as `LastSegment` does in the type.
  const last = (permission.split(".").at(-1) ?? permission) as LastSegment<Permission>;
  return `members:permission.${last}`;
}
