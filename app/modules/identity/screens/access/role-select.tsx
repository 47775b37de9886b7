import { hasFullAccess } from "#app/platform/access/portal.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type Option, Select } from "#app/ui/primitives/select.tsx";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";
import type { AccessGrant } from "../../model/member.ts";
import { coversAccess } from "../../model/member.ts";
import type { RoleChoice } from "../../model/role.ts";

/** What a member's access comes from: a role by its value, or one of these. */
export const withoutRole = { full: "full", individual: "individual" } as const;

interface RoleOptionsSource {
  roles: readonly RoleChoice[];
  ownPermissions: readonly string[];
}

/** Roles to choose from, suggested ones last; roles that allow more than the person may are disabled. */
function useRoleOptions({ roles, ownPermissions }: RoleOptionsSource): Option[] {
  const t = useTranslate();
  const own: AccessGrant = { permissions: ownPermissions, locations: "all" };
  return roles.map(({ value, name, permissions, isSuggested }) => ({
    value,
    label: name,
    group: t(isSuggested ? "members:roles.suggested" : "members:roles.roles"),
    disabled: !coversAccess(own, { access: "limited", permissions: [...permissions], locations: [] }),
  }));
}

/** The roles as a required field of a dialog. */
export function RoleOptions(source: RoleOptionsSource) {
  const t = useTranslate();
  const options = useRoleOptions(source);
  return (
    <Select
      name="role_id"
      label={t("members:roles.role")}
      options={options}
      placeholder={t("common:field.choose")}
      required
    />
  );
}

interface RoleSelectProps extends RoleOptionsSource {
  chosen: string;
  onChoose: (chosen: string) => void;
}

/** The access of a member: a role, full access, or individual permissions. Sends `access` and `role_id`. */
export function RoleSelect({ roles, ownPermissions, chosen, onChoose }: RoleSelectProps) {
  const t = useTranslate();
  const { id, errors } = useFormField("role_id");
  const role = roles.find(({ value }) => value === chosen);
  const other = hasFullAccess(ownPermissions) ? (["individual", "full"] as const) : (["individual"] as const);
  const labels = { full: t("members:full_access"), individual: t("members:roles.individual") };
  const options: Option[] = [
    ...useRoleOptions({ roles, ownPermissions }),
    ...other.map((value) => ({ value, label: labels[value], group: t("members:roles.other") })),
  ];
  const hint = role?.isSuggested
    ? `${role.description ?? ""}. ${t("members:roles.suggested_hint")}`
    : role
      ? (role.description ?? t("members:permission_count", { count: role.permissions.length }))
      : t(chosen === withoutRole.full ? "members:access_hint" : "members:roles.individual_hint");
  return (
    <div className="field span-6">
      <input type="hidden" name="access" value={chosen === withoutRole.full ? "full" : "limited"} />
      {role && <input type="hidden" name="role_id" value={role.value} />}
      <Select
        id={id}
        label={t("members:roles.role")}
        hint={hint}
        errors={errors}
        options={options}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
    </div>
  );
}
