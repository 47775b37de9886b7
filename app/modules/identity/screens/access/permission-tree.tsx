import { type Permission, permissions } from "#app/platform/access/permissions.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import { addModulePermissions, permissionTree } from "../../model/member.ts";
import { getPermissionLabelKey } from "./permission-label.ts";
import { type PermissionChoice, type PermissionChoiceProps, usePermissionChoice } from "./use-permission-choice.ts";
import "./permission-tree.css";

/** Every permission by itself, as a program's token is given them. */
export function PermissionTree(props: PermissionChoiceProps) {
  const t = useTranslate();
  const choice = usePermissionChoice(props);
  return (
    <fieldset className="field span-6">
      <legend className="label">{t("members:permissions")}</legend>
      {choice.error && <span className="field-error">{choice.error}</span>}
      <PermissionBoxes name={props.name} choice={choice} />
    </fieldset>
  );
}

/** Checkboxes of all permissions by module. Checking one also checks those above it; unchecking one also unchecks those below it. */
export function PermissionBoxes({ name, choice }: { name: string; choice: PermissionChoice }) {
  const t = useTranslate();
  const { chosen, setChosen, canGrant } = choice;
  const set = (permission: Permission, on: boolean) =>
    setChosen(
      on
        ? addModulePermissions([...chosen, permission])
        : chosen.filter((each) => each !== permission && !each.startsWith(`${permission}.`)),
    );
  return (
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
  );
}

/** How many permissions of the catalogue are above this one. */
function getPermissionDepth(permission: Permission): number {
  return permissions.filter((each) => permission.startsWith(`${each}.`)).length;
}
