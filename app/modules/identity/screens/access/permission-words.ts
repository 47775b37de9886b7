import type { Permission } from "#app/platform/access/permissions.ts";
import type { Word } from "#app/ui/words/word.ts";

type Last<Text extends string> = Text extends `${string}.${infer Rest}` ? Last<Rest> : Text;

/** The word of a permission: that of its last part, which stands below what it belongs to. */
export function permissionWord(permission: Permission): Word {
  // The last part of a permission is what `Last` says of its text.
  const last = (permission.split(".").at(-1) ?? permission) as Last<Permission>;
  return `members:permission.${last}`;
}
