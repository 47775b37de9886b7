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
  /** Permissions of the current user, who cannot grant others. */
  ownPermissions: readonly string[];
  /** What is checked at first, instead of the form's value. */
  start?: readonly Permission[] | undefined;
}

/** Checkboxes of all permissions by module. Checking one also checks those above it; unchecking one also unchecks those below it. */
export function PermissionTree({ name, ownPermissions, start }: PermissionTreeProps) {
  const t = useTranslate();
  const { initial, errors } = useFormField(name);
  const canGrant = (permission: Permission) =>
    ownPermissions.includes(wildcardPermission) || ownPermissions.includes(permission);
  const [chosen, setChosen] = useState<readonly Permission[]>(() => {
    if (start) return start.filter(canGrant);
    const values = new Set(Array.isArray(initial) ? initial.map(String) : [String(initial ?? "")]);
    return permissions.filter((each) => values.has(each));
  });
  const set = (permission: Permission, on: boolean) =>
    setChosen(
      on
        ? addModulePermissions([...chosen, permission])
        : chosen.filter((each) => each !== permission && !each.startsWith(`${permission}.`)),
    );
  return (
    <fieldset className="field span-6">
      <legend className="label">{t("members:permissions")}</legend>
      {errors?.[0] && <span className="field-error">{errors[0]}</span>}
      <div className="permission-modules">
        {permissionTree.map(({ module, permissions: modulePermissions }) => (
          <ul key={module}>
            {modulePermissions.map((permission) => (
              <li key={permission} className={`deep-${getPermissionDepth(permission)}`}>
                <Checkbox
                  name={name}
                  value={permission}
                  checked={chosen.includes(permission)}
                  disabled={!canGrant(permission)}
                  onChange={(event) => set(permission, event.currentTarget.checked)}
                  label={t(getPermissionLabelKey(permission))}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </fieldset>
  );
}

/** How many permissions of the catalogue are above this one. */
function getPermissionDepth(permission: Permission): number {
  return permissions.filter((each) => permission.startsWith(`${each}.`)).length;
}
