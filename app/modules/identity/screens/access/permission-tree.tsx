import { useState } from "react";
import { type Permission, permissions, wildcardPermission } from "#app/platform/access/permissions.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";
import { addModulePermissions, permissionTree } from "../../model/member.ts";
import { getPermissionLabelKey } from "./permission-label.ts";
import "./permission-tree.css";

interface PermissionTreeProps {
  name: string;
  /** What the person at the screen holds: nobody gives more. */
  own: readonly string[];
}

/** The permission catalogue by module, a box for each word: one brings the words above it, and takes those below it along. */
export function PermissionTree({ name, own }: PermissionTreeProps) {
  const t = useTranslate();
  const { initial, errors } = useFormField(name);
  const [chosen, setChosen] = useState<readonly Permission[]>(() => {
    const held = new Set(Array.isArray(initial) ? initial.map(String) : [String(initial ?? "")]);
    return permissions.filter((each) => held.has(each));
  });
  const set = (permission: Permission, on: boolean) =>
    setChosen(
      on
        ? addModulePermissions([...chosen, permission])
        : chosen.filter((each) => each !== permission && !each.startsWith(`${permission}.`)),
    );
  const givable = (permission: Permission) => own.includes(wildcardPermission) || own.includes(permission);
  return (
    <fieldset className="field span-6">
      <legend className="label">{t("members:permissions")}</legend>
      {errors?.[0] && <span className="field-error">{errors[0]}</span>}
      <div className="permission-modules">
        {permissionTree.map(({ module, words }) => (
          <ul key={module}>
            {words.map((word) => (
              <li key={word} className={`deep-${getPermissionDepth(word)}`}>
                <Checkbox
                  name={name}
                  value={word}
                  checked={chosen.includes(word)}
                  disabled={!givable(word)}
                  onChange={(event) => set(word, event.currentTarget.checked)}
                  label={t(getPermissionLabelKey(word))}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </fieldset>
  );
}

/** How many words of the catalogue stand above a word. */
function getPermissionDepth(word: Permission): number {
  return permissions.filter((each) => word.startsWith(`${each}.`)).length;
}
